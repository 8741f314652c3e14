import { refundOrder } from "@boab/contracts/marketplace/order-problems";
import { readRefundable } from "@boab/contracts/marketplace/refunds";
import { refundSale, type Sale } from "@boab/contracts/payments/payments";
import { computeRefundableCents } from "@boab/contracts/payments/sale-money";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { readRefund } from "#lib/format/refund.ts";

/** Loads the sale whose refund is open, with the items if it is an order. */
export async function loadOpenRefund(
  request: Request,
  sales: readonly Sale[],
  params: URLSearchParams,
) {
  const sale = sales.find(({ id }) => id === params.get("refund"));
  if (!sale || computeRefundableCents(sale) === 0) return null;
  const refundable = sale.isOrder
    ? await api(request).load(readRefundable, { params: { sale_id: sale.id } })
    : null;
  return { sale, refundable };
}

/** Refunds a sale, or an order by its items. The API checks whose sale it is and how much is left. */
export async function sendRefund(request: Request) {
  const values = await readFormValues(request);
  const { id = "", orderId, leftCents } = values;
  const { items, delivery, amountCents, reason } = readRefund(values);
  const { call } = api(request);
  const amountAndReason = {
    ...(amountCents !== undefined && { amountCents }),
    ...(reason && { reason }),
  };
  return runFormCall(
    async () => {
      if (orderId) {
        const backInStock = values.backInStock === "yes";
        const body = { items, delivery, backInStock, ...amountAndReason };
        await call(refundOrder, { params: { order_id: orderId }, body });
        return null;
      }
      // Without an amount, everything that the page showed as left is refunded.
      const body = { amountCents: Number(leftCents), ...amountAndReason };
      await call(refundSale, { params: { id }, body });
      return null;
    },
    values,
    "We couldn't refund this. Please try again.",
  );
}
