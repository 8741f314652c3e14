import { answerProblem, refundOrder } from "@boab/contracts/marketplace/order-problems";
import { recordTracking } from "@boab/contracts/marketplace/orders";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { readRefund } from "#lib/format/refund.ts";
import { sendMessage } from "../orders/send-message.server.ts";
import { soldCopy } from "./copy.ts";

/** Handles every form on the Sold tab. The API decides whose order it is and what is possible. */
export async function changeSoldOrder(request: Request) {
  const values = await readFormValues(request);
  const { call } = api(request);
  const { orderId = "", itemNumber = "" } = values;
  const params = { order_id: orderId };
  const refund = { ...readRefund(values), backInStock: values.backInStock === "yes" };
  switch (values.intent) {
    case "track": {
      const body = parseFormBody(recordTracking, values);
      return runFormCall(
        () => call(recordTracking, { params: { ...params, ItemNumber: itemNumber }, body }),
        values,
        soldCopy.trackingFailed,
      );
    }
    case "answer": {
      const { reply = "", answer } = values;
      const body = { refund: answer === "refund" ? refund : null, reply };
      return runFormCall(() => call(answerProblem, { params, body }), values);
    }
    case "refund":
      return runFormCall(() => call(refundOrder, { params, body: refund }), values);
    case "message":
      return sendMessage(request, orderId, values);
    default:
      throw data(null, { status: 400 });
  }
}
