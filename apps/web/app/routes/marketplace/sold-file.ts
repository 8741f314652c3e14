import { getSoldItems } from "@boab/contracts/marketplace/orders";
import { requireStoreAt } from "#areas/marketplace/items/load-own-store.server.ts";
import { ordersCsv } from "#areas/marketplace/sold/orders-csv.ts";
import { api } from "#lib/api/api.server.ts";
import { readRows } from "#lib/api/read-rows.ts";
import { currentProfile } from "#lib/session/session.server.ts";
import { admitMember } from "#shell/guards.server.ts";
import type { Route } from "./+types/sold-file.ts";

/** The newest of them; older ones were in an earlier file. */
const mostRows = 5_000;

/** The orders of the member's own store as a file. */
export async function loader({ params: { slug }, request, url }: Route.LoaderArgs) {
  admitMember(await currentProfile(request), url);
  const store = await requireStoreAt(request, slug);
  const { rows } = await readRows(mostRows, 50, (query) =>
    api(request).load(getSoldItems, { params: { storeId: store.id }, query }),
  );
  return new Response(ordersCsv(rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${slug}-orders.csv"`,
    },
  });
}
