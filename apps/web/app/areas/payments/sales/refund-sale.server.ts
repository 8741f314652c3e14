import { refundSale } from "@boab/contracts/payments/payments";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

/** The API decides whose sale it is and how much of it is left. */
export async function sendRefund(request: Request) {
  const values = await formValues(request);
  const { id = "", amountCents } = values;
  return formResult(
    () =>
      api(request).call(refundSale, { params: { id }, body: { amountCents: Number(amountCents) } }),
    values,
    "We couldn't refund this. Please try again.",
  );
}
