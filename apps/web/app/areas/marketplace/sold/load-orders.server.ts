import { type OrderState, orderStates } from "@boab/contracts/marketplace/order-limits";
import { type Conversation, listOrderMessages } from "@boab/contracts/marketplace/order-messages";
import { listStoreProblems, type StoreProblem } from "@boab/contracts/marketplace/order-problems";
import { listSoldOrders, type SoldOrder } from "@boab/contracts/marketplace/orders";
import { api, toBoundaryError } from "#lib/api/api.server.ts";
import { ApiError } from "#lib/api/errors.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";
import { emptyList, type LoadedList } from "#ui/list-page/loaded-list.ts";
import { ordersPerPage } from "./order-view.ts";

export interface OrdersView {
  list: LoadedList<SoldOrder>;
  waiting: number;
  status: OrderState | undefined;
  q: string;
  /** The problems that buyers reported and that are still open. */
  problems: StoreProblem[];
  /** The messages with the buyer, when the list shows a single order. */
  conversation: Conversation | null;
  /** The error text when the orders couldn't be loaded. */
  problem: string | null;
}

/** Loads a store's orders with the search, state and page from the URL. */
export async function loadOrders(
  request: Request,
  storeId: string,
  params: URLSearchParams,
): Promise<OrdersView> {
  const status = orderStates.find((state) => state === params.get("status"));
  const q = (params.get("q") ?? "").trim().slice(0, 100);
  const readPage = (page: { limit: string; cursor?: string }) =>
    api(request).call(listSoldOrders, {
      params: { storeId },
      query: { ...page, ...(status && { status }), ...(q && { q }) },
    });
  try {
    const { list, page } = await loadList(readPage, params, { pageSize: ordersPerPage });
    const { rows } = list;
    const { data: problems } = await api(request).call(listStoreProblems, { params: { storeId } });
    const [only] = rows;
    const orderNamedByQuery =
      rows.length === 1 && only?.order_id === q.toUpperCase() ? only : undefined;
    const conversation = orderNamedByQuery
      ? await api(request).call(listOrderMessages, {
          params: { order_id: orderNamedByQuery.order_id },
        })
      : null;
    const { waiting } = page;
    return { list, waiting, status, q, problems, conversation, problem: null };
  } catch (error) {
    // The rest of the store's page has loaded, so only this part shows the error.
    if (!(error instanceof ApiError) || error.status < 500) throw toBoundaryError(error);
    if (params.has("cursor")) throw toBoundaryError(error);
    const noOrders = { list: emptyList, waiting: 0, problems: [], conversation: null };
    return { ...noOrders, status, q, problem: error.sentence };
  }
}
