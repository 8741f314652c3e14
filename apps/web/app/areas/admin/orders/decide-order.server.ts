import { decideProblem } from "@boab/contracts/marketplace/order-problems";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { readRefund } from "#lib/format/refund.ts";

/** The API decides who may do this, and what is left to refund. */
export async function decideOrder(request: Request) {
  const values = await readFormValues(request);
  const { orderId = "", note = "", intent } = values;
  const refund = intent === "refund" ? readRefund(values) : null;
  return runFormCall(
    () =>
      api(request).call(decideProblem, {
        params: { order_id: orderId },
        body: { refund, note },
      }),
    values,
  );
}
