import { sendOrderMessage } from "@boab/contracts/marketplace/order-messages";
import { api } from "#lib/api/api.server.ts";
import { runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";

/** Sends a message of the buyer or the seller about an order. */
export function sendMessage(request: Request, orderId: string, values: Record<string, string>) {
  const body = parseFormBody(sendOrderMessage, values);
  const params = { order_id: orderId };
  return runFormCall(() => api(request).call(sendOrderMessage, { params, body }), values);
}
