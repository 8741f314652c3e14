import { confirmReceived } from "@boab/contracts/marketplace/my-orders";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";

/** Everything a buyer can send from the page of an order. The API decides whose it is and what is possible. */
export async function changeOrder(request: Request, orderId: string) {
  const values = await formValues(request);
  const { call } = api(request);
  const params = { order_id: orderId };
  switch (values.intent) {
    case "received":
      return formResult(() => call(confirmReceived, { params, body: {} }), values);
    default:
      throw data(null, { status: 400 });
  }
}
