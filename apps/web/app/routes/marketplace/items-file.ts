import { listManagedItems } from "@boab/contracts/marketplace/items";
import { formatItemsCsv } from "#areas/marketplace/items/items-csv.ts";
import { api } from "#lib/api/api.server.ts";
import { readRows } from "#lib/api/read-rows.ts";
import { makeCsvResponse } from "#lib/http/csv-response.ts";
import type { Route } from "./+types/items-file.ts";
import { requireOwnStore } from "./store-file.server.ts";

/** No store has this many items. */
const maxRows = 10_000;

/** All items of the member's own store as a file. */
export async function loader(args: Route.LoaderArgs) {
  const store = await requireOwnStore(args);
  const rows = await readRows(maxRows, 200, (query) =>
    api(args.request).load(listManagedItems, { params: { shopId: store.id }, query }),
  );
  return makeCsvResponse(`${args.params.slug}-items.csv`, formatItemsCsv(rows));
}
