import { retryPaymentEvent } from "@boab/contracts/payments/events";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";

/** The API decides who may do this. */
export async function retryEvent(request: Request) {
  const values = await readFormValues(request);
  return runFormCall(
    () => api(request).call(retryPaymentEvent, { params: { id: values.id ?? "" } }),
    values,
  );
}
