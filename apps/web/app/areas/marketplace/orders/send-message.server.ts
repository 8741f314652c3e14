import { sendOrderMessage } from "@boab/contracts/marketplace/order-messages";
import { api } from "#lib/api/api.server.ts";
import { formResult } from "#lib/api/form.server.ts";
import { formBody } from "#lib/api/form-body.server.ts";

/** Sends a message of the buyer or the seller about an order. */
export function sendMessage(request: Request, orderId: string, values: Record<string, string>) {
  const body = formBody(sendOrderMessage, values);
  const params = { order_id: orderId };
  return formResult(() => api(request).call(sendOrderMessage, { params, body }), values);
}
