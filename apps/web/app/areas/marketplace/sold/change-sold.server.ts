import { sendOrderMessage } from "@boab/contracts/marketplace/order-messages";
import { answerProblem, refundOrder } from "@boab/contracts/marketplace/order-problems";
import { orderTexts } from "@boab/contracts/marketplace/order-texts";
import { recordTracking } from "@boab/contracts/marketplace/orders";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { chosenItems } from "../orders/chosen-items.ts";

/** Everything a seller can send from the Sold tab. The API decides whose order it is and what is possible. */
export async function changeSold(request: Request) {
  const values = await formValues(request);
  const { call } = api(request);
  const { orderId = "", itemNumber = "" } = values;
  const params = { order_id: orderId };
  const refund = {
    items: chosenItems(values),
    delivery: values.delivery === "yes",
    backInStock: values.backInStock === "yes",
  };
  switch (values.intent) {
    case "track": {
      const { courier = "", trackingNumber } = values;
      const body = { courier, ...(trackingNumber && { trackingNumber }) };
      return formResult(
        () => call(recordTracking, { params: { ...params, ItemNumber: itemNumber }, body }),
        values,
        orderTexts.trackingFailed,
      );
    }
    case "answer": {
      const { reply = "", answer } = values;
      const body = { refund: answer === "refund" ? refund : null, reply };
      return formResult(() => call(answerProblem, { params, body }), values);
    }
    case "refund":
      return formResult(() => call(refundOrder, { params, body: refund }), values);
    case "message": {
      const { body = "" } = values;
      return formResult(() => call(sendOrderMessage, { params, body: { body } }), values);
    }
    default:
      throw data(null, { status: 400 });
  }
}
