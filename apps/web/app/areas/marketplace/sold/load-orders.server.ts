import { type OrderState, orderStates } from "@boab/contracts/marketplace/order-limits";
import { getSoldItems, type SoldOrder } from "@boab/contracts/marketplace/orders";
import { api, forBoundary } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";
import { ordersAtOnce } from "./order-words.ts";

export interface OrdersView {
  orders: SoldOrder[];
  hasMore: boolean;
  waiting: number;
  status: OrderState | undefined;
  q: string;
  /** What was said when they could not be loaded. */
  problem: string | null;
}

/** What the address asks for: a search, a state, and how many. */
export async function loadOrders(
  request: Request,
  storeId: string,
  params: URLSearchParams,
): Promise<OrdersView> {
  const status = orderStates.find((state) => state === params.get("status"));
  const q = (params.get("q") ?? "").trim().slice(0, 100);
  const readPage = (page: { limit: string; cursor?: string }) =>
    api(request).call(getSoldItems, {
      params: { storeId },
      query: { ...page, ...(status && { status }), ...(q && { q }) },
    });
  try {
    const wanted = shownRows(params, ordersAtOnce);
    const { rows, hasMore, first } = await readRows(wanted, ordersAtOnce, readPage);
    return { orders: rows, hasMore, waiting: first.waiting, status, q, problem: null };
  } catch (error) {
    // The rest of the store's page is there, so only this part says that it failed.
    if (!(error instanceof ApiError) || error.status < 500) throw forBoundary(error);
    return { orders: [], hasMore: false, waiting: 0, status, q, problem: error.sentence };
  }
}
