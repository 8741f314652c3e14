import type { LaunchArea } from "@boab/contracts/common/access";
import {
  confirmLaunchReminder,
  requestLaunchReminder,
} from "@boab/contracts/outreach/launch-reminders";
import { confirmSubscription, subscribe, unsubscribe } from "@boab/contracts/outreach/newsletter";
import { unsubscribeFromTopic } from "@boab/contracts/outreach/unsubscriptions";
import { api } from "#lib/api/api.server.ts";
import { readFormValues, runFormCall } from "#lib/api/form.server.ts";
import { parseFormBody } from "#lib/api/form-body.server.ts";

export async function submitSubscription(request: Request) {
  const values = await readFormValues(request);
  const body = parseFormBody(subscribe, values);
  return runFormCall(() => api(request).call(subscribe, { body }), values);
}

export async function submitLaunchReminder(request: Request, area: LaunchArea) {
  const values = await readFormValues(request);
  const body = parseFormBody(requestLaunchReminder, values, { area });
  return runFormCall(() => api(request).call(requestLaunchReminder, { body }), values);
}

const tokenCalls = {
  confirm: confirmSubscription,
  leave: unsubscribe,
  unsubscribe: unsubscribeFromTopic,
  "confirm-reminder": confirmLaunchReminder,
};

/** Runs only after the button is pressed, because mail scanners open links. */
export async function submitToken(
  request: Request,
  token: string,
  action: keyof typeof tokenCalls,
) {
  return runFormCall(() => api(request).call(tokenCalls[action], { body: { token } }));
}
