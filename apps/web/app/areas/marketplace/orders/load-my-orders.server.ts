import { listMyOrders } from "@boab/contracts/marketplace/my-orders";
import { boughtOrderFilters } from "@boab/contracts/marketplace/order-limits";
import { api } from "#lib/api/api.server.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { ordersPerPage } from "./order-view.ts";

/** Loads a member's orders with the search, group and page from the URL. */
export async function loadMyOrders(request: Request, params: URLSearchParams) {
  const show = boughtOrderFilters.find((group) => group === params.get("show"));
  const q = (params.get("q") ?? "").trim().slice(0, 100);
  const { list, page } = await loadList(
    (query) =>
      api(request).load(listMyOrders, {
        query: { ...query, ...(show && { show }), ...(q && { q }) },
      }),
    params,
    { pageSize: ordersPerPage },
  );
  return { list, counts: page.counts, show, q };
}

export type MyOrdersView = Awaited<ReturnType<typeof loadMyOrders>>;
