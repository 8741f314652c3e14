import { retryPaymentEvent } from "@boab/contracts/payments/events";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

/** The API decides who may do this. */
export async function retryEvent(request: Request) {
  const values = await formValues(request);
  return formResult(
    () => api(request).call(retryPaymentEvent, { params: { id: values.id ?? "" } }),
    values,
  );
}
