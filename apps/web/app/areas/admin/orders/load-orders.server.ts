import { listOrderMessages } from "@boab/contracts/marketplace/order-messages";
import { adminOrderGroups, listOrdersForAdmins } from "@boab/contracts/marketplace/order-problems";
import { api } from "#lib/api/api.server.ts";
import { loadList } from "#ui/list-page/load-list.server.ts";

/** Loads the orders for the URL's filter. A search that finds one order with an open problem loads its messages too. */
export async function loadAdminOrders(request: Request, params: URLSearchParams) {
  const { load } = api(request);
  const show = adminOrderGroups.find((group) => group === params.get("show")) ?? "for us";
  const q = (params.get("q") ?? "").trim().slice(0, 20);
  const { list } = await loadList(
    (page) => load(listOrdersForAdmins, { query: { ...page, show, ...(q && { q }) } }),
    params,
  );
  const [onlyOrder] = list.rows;
  const hasOpenProblem = onlyOrder?.problem?.settledAt === null;
  const conversation =
    q && list.rows.length === 1 && onlyOrder && hasOpenProblem
      ? await load(listOrderMessages, { params: { order_id: onlyOrder.orderId } })
      : null;
  return { show, q, list, conversation };
}
