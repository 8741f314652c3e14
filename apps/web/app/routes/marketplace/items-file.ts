import { listManagedItems } from "@boab/contracts/marketplace/items";
import { itemsCsv } from "#areas/marketplace/items/items-csv.ts";
import { requireStoreAt } from "#areas/marketplace/items/load-own-store.server.ts";
import { api } from "#lib/api/api.server.ts";
import { readRows } from "#lib/api/read-rows.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { admitMember } from "#shell/guards.server.ts";
import type { Route } from "./+types/items-file.ts";

/** More than any store has. */
const mostRows = 10_000;

/** All items of the member's own store as a file. */
export async function loader({ params: { slug }, request, url }: Route.LoaderArgs) {
  admitMember(await currentProfile(request), url);
  const store = await requireStoreAt(request, slug);
  const { rows } = await readRows(mostRows, 200, (query) =>
    api(request).load(listManagedItems, { params: { shopId: store.id }, query }),
  );
  return new Response(itemsCsv(rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${slug}-items.csv"`,
    },
  });
}
