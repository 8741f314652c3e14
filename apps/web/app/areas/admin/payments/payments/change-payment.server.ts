import { inspectPayment } from "@boab/contracts/payments/administration";
import { refundSale } from "@boab/contracts/payments/payments";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

/** The API decides who may do this. */
export async function changePayment(request: Request) {
  const { intent, id = "", amountCents } = await formValues(request);
  const { call } = api(request);
  switch (intent) {
    case "inspect":
      return formResult(() => call(inspectPayment, { params: { id } }), {});
    case "refund":
      return formResult(
        () => call(refundSale, { params: { id }, body: { amountCents: Number(amountCents) } }),
        {},
      );
    default:
      throw data(null, { status: 400 });
  }
}
