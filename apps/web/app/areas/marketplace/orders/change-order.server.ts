import { confirmReceived } from "@boab/contracts/marketplace/my-orders";
import { sendOrderMessage } from "@boab/contracts/marketplace/order-messages";
import { followProblem, reportProblem } from "@boab/contracts/marketplace/order-problems";
import type { ProblemKind } from "@boab/contracts/marketplace/problem-limits";
import { data } from "react-router";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { chosenItems } from "./chosen-items.ts";

/** Everything a buyer can send from the page of an order. The API decides whose it is and what is possible. */
export async function changeOrder(request: Request, orderId: string) {
  const values = await formValues(request);
  const { call } = api(request);
  const params = { order_id: orderId };
  switch (values.intent) {
    case "received":
      return formResult(() => call(confirmReceived, { params, body: {} }), values);
    case "report": {
      const { kind = "", details = "", photos = "none" } = values;
      const body = {
        ...{ kind: kind as ProblemKind, items: chosenItems(values), details },
        photos: photos === "none" ? [] : photos.split(","),
      };
      return formResult(() => call(reportProblem, { params, body }), values);
    }
    case "escalate":
    case "withdraw": {
      const act = values.intent;
      return formResult(() => call(followProblem, { params, body: { act } }), values);
    }
    case "message": {
      const { body = "" } = values;
      return formResult(() => call(sendOrderMessage, { params, body: { body } }), values);
    }
    default:
      throw data(null, { status: 400 });
  }
}
