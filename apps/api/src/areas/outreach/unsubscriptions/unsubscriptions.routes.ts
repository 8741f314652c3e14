import { unsubscribeFromTopic as unsubscribeCall } from "@boab/contracts/outreach/unsubscriptions";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { OutreachDeps } from "../deps.ts";
import { unsubscribeFromTopic } from "./unsubscribe-from-topic.ts";

export const unsubscriptionRoutes = (deps: OutreachDeps): Route[] => [
  route(unsubscribeCall, { access: anyone }, ({ body }) => unsubscribeFromTopic(deps, body.token)),
];
