import { listMyOrders } from "@boab/contracts/marketplace/my-orders";
import { shownGroups } from "@boab/contracts/marketplace/order-limits";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { ordersAtOnce } from "./order-words.ts";

/** What the address asks for: a search, a group, and how many. */
export async function loadMyOrders(request: Request, params: URLSearchParams) {
  const show = shownGroups.find((group) => group === params.get("show"));
  const q = (params.get("q") ?? "").trim().slice(0, 100);
  const { rows, hasMore, first } = await readRows(
    shownRows(params, ordersAtOnce),
    ordersAtOnce,
    (page) =>
      api(request).load(listMyOrders, {
        query: { ...page, ...(show && { show }), ...(q && { q }) },
      }),
  );
  return { orders: rows, hasMore, counts: first.counts, show, q };
}

export type MyOrdersView = Awaited<ReturnType<typeof loadMyOrders>>;
