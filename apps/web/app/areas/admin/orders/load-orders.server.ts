import { listOrderMessages } from "@boab/contracts/marketplace/order-messages";
import { adminOrderGroups, listOrdersForAdmins } from "@boab/contracts/marketplace/order-problems";
import { api } from "#lib/api/api.server.ts";
import { readRows, shownRows } from "#lib/api/read-rows.ts";

/** What the address asks for; what both sides wrote comes along for one order whose problem is open. */
export async function loadAdminOrders(request: Request, params: URLSearchParams) {
  const { load } = api(request);
  const show = adminOrderGroups.find((group) => group === params.get("show")) ?? "for us";
  const q = (params.get("q") ?? "").trim().slice(0, 20);
  const { rows, hasMore } = await readRows(shownRows(params), 100, (page) =>
    load(listOrdersForAdmins, { query: { ...page, show, ...(q && { q }) } }),
  );
  const [only] = rows;
  const isOpen = only?.problem?.settledAt === null;
  const conversation =
    q && rows.length === 1 && only && isOpen
      ? await load(listOrderMessages, { params: { order_id: only.orderId } })
      : null;
  return { show, q, rows, hasMore, conversation };
}
