import {
  confirmSubscription as confirmCall,
  subscribe as subscribeCall,
  unsubscribe as unsubscribeCall,
} from "@boab/contracts/outreach/newsletter";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { OutreachDeps } from "../deps.ts";
import { confirmSubscription, unsubscribeFromNewsletter } from "./confirm-subscription.ts";
import { subscribeToNewsletter } from "./subscribe.ts";

export const newsletterRoutes = (deps: OutreachDeps): Route[] => [
  route(subscribeCall, { access: anyone, limit: { points: 3, seconds: 3600 } }, ({ body }) =>
    subscribeToNewsletter(deps, body),
  ),
  route(confirmCall, { access: anyone }, ({ body }) => confirmSubscription(deps, body.token)),
  route(unsubscribeCall, { access: anyone }, ({ body }) =>
    unsubscribeFromNewsletter(deps, body.token),
  ),
];
