import { confirmReceived } from "@boab/contracts/marketplace/my-orders";
import { actOnProblem, reportProblem } from "@boab/contracts/marketplace/order-problems";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";
import { readChosenItemNumbers } from "./chosen-items.ts";
import { sendMessage } from "./send-message.server.ts";

/** Handles every form on a buyer's order page. The API decides whose order it is and what is possible. */
export async function changeOrder(request: Request, orderId: string) {
  const values = await readFormValues(request);
  const { call } = api(request);
  const params = { order_id: orderId };
  switch (values.intent) {
    case "received":
      return runFormCall(() => call(confirmReceived, { params, body: {} }), values);
    case "report": {
      const { photos = "none" } = values;
      const body = parseFormBody(reportProblem, values, {
        items: readChosenItemNumbers(values),
        photos: photos === "none" ? [] : photos.split(","),
      });
      return runFormCall(() => call(reportProblem, { params, body }), values);
    }
    case "escalate":
    case "withdraw": {
      const act = values.intent;
      return runFormCall(() => call(actOnProblem, { params, body: { act } }), values);
    }
    case "message":
      return sendMessage(request, orderId, values);
    default:
      throw data(null, { status: 400 });
  }
}
