import { orderTexts } from "@boab/contracts/marketplace/order-texts";
import { recordTracking } from "@boab/contracts/marketplace/orders";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

/** The API decides whose order it is and how it can travel. */
export async function saveTracking(request: Request) {
  const values = await formValues(request);
  const { orderId = "", itemNumber = "", courier = "", trackingNumber } = values;
  return formResult(
    () =>
      api(request).call(recordTracking, {
        params: { order_id: orderId, ItemNumber: itemNumber },
        body: { courier, ...(trackingNumber && { trackingNumber }) },
      }),
    values,
    orderTexts.trackingFailed,
  );
}
