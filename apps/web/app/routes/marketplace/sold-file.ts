import { listSoldOrders } from "@boab/contracts/marketplace/orders";
import { formatOrdersCsv } from "#areas/marketplace/sold/orders-csv.ts";
import { api } from "#lib/api/api.server.ts";
import { readRows } from "#lib/api/read-rows.ts";
import { makeCsvResponse } from "#lib/http/csv-response.ts";
import type { Route } from "./+types/sold-file.ts";
import { requireOwnStore } from "./store-file.server.ts";

/** The file contains only the newest orders; older ones are left out. */
const maxRows = 5_000;

/** The orders of the member's own store as a file. */
export async function loader(args: Route.LoaderArgs) {
  const store = await requireOwnStore(args);
  const rows = await readRows(maxRows, 50, (query) =>
    api(args.request).load(listSoldOrders, { params: { storeId: store.id }, query }),
  );
  return makeCsvResponse(`${args.params.slug}-orders.csv`, formatOrdersCsv(rows));
}
