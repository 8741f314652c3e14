import {
  confirmLaunchReminder as confirmCall,
  requestLaunchReminder as requestCall,
} from "@boab/contracts/outreach/launch-reminders";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { OutreachDeps } from "../deps.ts";
import { confirmReminder, requestReminder } from "./request-reminder.ts";

export const launchReminderRoutes = (deps: OutreachDeps): Route[] => [
  route(requestCall, { access: anyone, limit: { points: 6, seconds: 3600 } }, ({ body }) =>
    requestReminder(deps, body),
  ),
  route(confirmCall, { access: anyone }, ({ body }) => confirmReminder(deps, body.token)),
];
