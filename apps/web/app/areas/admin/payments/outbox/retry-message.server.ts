import { retryOutboxMessage } from "@boab/contracts/payments/outbox";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";

/** The API decides who may do this. */
export async function retryMessage(request: Request) {
  const values = await readFormValues(request);
  return runFormCall(
    () => api(request).call(retryOutboxMessage, { params: { id: values.id ?? "" } }),
    values,
  );
}
