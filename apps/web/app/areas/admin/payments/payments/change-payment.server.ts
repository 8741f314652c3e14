import { refundOrder } from "@boab/contracts/marketplace/order-problems";
import { readRefundable } from "@boab/contracts/marketplace/refunds";
import { inspectPayment } from "@boab/contracts/payments/administration";
import { refundSale } from "@boab/contracts/payments/payments";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { readRefund } from "#lib/format/refund.ts";
import type { InspectedPayment } from "./payment-view.ts";

/** Loads a payment; sales that are orders include the items that can still be refunded. */
async function inspect(request: Request, id: string): Promise<InspectedPayment> {
  const { call } = api(request);
  const payment = await call(inspectPayment, { params: { id } });
  const orders = await Promise.all(
    payment.sales
      .filter(({ isOrder }) => isOrder)
      .map(async (sale) => {
        const order = await call(readRefundable, { params: { sale_id: sale.id } });
        return [sale.id, order] as const;
      }),
  );
  return { ...payment, orders: Object.fromEntries(orders) };
}

/** The API decides who may do this. */
export async function changePayment(request: Request) {
  const values = await readFormValues(request);
  const { intent, id = "", orderId, leftCents } = values;
  const { call } = api(request);
  switch (intent) {
    case "inspect":
      return runFormCall(() => inspect(request, id), {});
    case "refund": {
      const { items, delivery, ...given } = readRefund(values);
      return runFormCall(
        () =>
          orderId
            ? call(refundOrder, {
                params: { order_id: orderId },
                body: { items, delivery, ...given },
              })
            : call(refundSale, {
                params: { id },
                body: { amountCents: Number(leftCents), ...given },
              }),
        values,
      );
    }
    default:
      throw data(null, { status: 400 });
  }
}
