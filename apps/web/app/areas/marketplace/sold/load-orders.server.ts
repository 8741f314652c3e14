import { type OrderState, orderStates } from "@boab/contracts/marketplace/order-limits";
import { type Conversation, listOrderMessages } from "@boab/contracts/marketplace/order-messages";
import { listStoreProblems, type StoreProblem } from "@boab/contracts/marketplace/order-problems";
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
  /** What buyers reported and isn't settled. */
  problems: StoreProblem[];
  /** With the buyer of the one order that is shown. */
  conversation: Conversation | null;
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
    const { data: problems } = await api(request).call(listStoreProblems, { params: { storeId } });
    const [only] = rows;
    const named = rows.length === 1 && only?.order_id === q.toUpperCase() ? only : undefined;
    const conversation = named
      ? await api(request).call(listOrderMessages, { params: { order_id: named.order_id } })
      : null;
    const { waiting } = first;
    return { orders: rows, hasMore, waiting, status, q, problems, conversation, problem: null };
  } catch (error) {
    // The rest of the store's page is there, so only this part says that it failed.
    if (!(error instanceof ApiError) || error.status < 500) throw forBoundary(error);
    const nothing = { orders: [], hasMore: false, waiting: 0, problems: [], conversation: null };
    return { ...nothing, status, q, problem: error.sentence };
  }
}
