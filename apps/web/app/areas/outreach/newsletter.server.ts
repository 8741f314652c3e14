import { confirmSubscription, subscribe, unsubscribe } from "@boab/contracts/outreach/newsletter";
import { api } from "#lib/api/api.server.ts";
import { formResult, formValues } from "#lib/api/form.server.ts";
import { subscribeBody } from "./subscribe-body.ts";

export async function submitSubscription(request: Request) {
  const values = await formValues(request);
  return formResult(() => api(request).call(subscribe, { body: subscribeBody(values) }), values);
}

const tokenCalls = { confirm: confirmSubscription, leave: unsubscribe };

/** Runs only after the button is pressed, because mail scanners open links. */
export async function submitToken(request: Request, action: keyof typeof tokenCalls) {
  const { token = "" } = await formValues(request);
  return formResult(() => api(request).call(tokenCalls[action], { body: { token } }));
}
