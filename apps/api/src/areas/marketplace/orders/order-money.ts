import { computeRefundableCents, type SaleMoney } from "@boab/contracts/payments/sale-money";
import type { PaidOrder } from "./refund-plan.rules.ts";

/** The amounts of an order that refunds need. */
export const toPaidOrder = <Line extends PaidOrder["lines"][number]>(
  order: SaleMoney &
    Pick<PaidOrder, "deliveryCents" | "deliveryRefundedCents" | "isDeliveryRefunded">,
  lines: readonly Line[],
): Omit<PaidOrder, "lines"> & { lines: readonly Line[] } => ({
  leftCents: computeRefundableCents(order),
  deliveryCents: order.deliveryCents,
  deliveryRefundedCents: order.deliveryRefundedCents,
  isDeliveryRefunded: order.isDeliveryRefunded,
  lines,
});
