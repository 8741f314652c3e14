import type {
  StoredOrder,
  StoredOrderLine,
} from "../../../apps/api/src/areas/marketplace/orders/orders.repository.ts";
import { toSoldOrder } from "../../../apps/api/src/areas/marketplace/orders/view-order.ts";

type Row = StoredOrder & { exactPayment: string };

const pageSize = 20;

/** The page of a store's orders, shaped as our API does. */
export function shapeOrderPage(results: Record<string, unknown>[][]): unknown {
  const findResultsWithColumn = (name: string) =>
    results.filter(([first]) => first && name in first);
  const rows = findResultsWithColumn("exactPayment").flat() as unknown as Row[];
  const lines = findResultsWithColumn("itemNumber").flat() as unknown as StoredOrderLine[];
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId);
  const shown = rows.slice(0, pageSize);
  const end = shown.at(-1);
  const list = end?.state === "to send" ? "waiting" : "done";
  return {
    data: shown.map((order) => toSoldOrder(order, byOrder.get(order.id) ?? [])),
    nextCursor:
      rows.length > pageSize && end
        ? Buffer.from(JSON.stringify([list, end.exactPayment, end.id])).toString("base64url")
        : null,
    waiting: Number(findResultsWithColumn("oldestPaidAt")[0]?.[0]?.count),
  };
}
