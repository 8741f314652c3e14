import {
  listPaymentEvents as listCall,
  retryPaymentEvent as retryCall,
} from "@boab/contracts/payments/events";
import { fullAdmin } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { StripeEventsDeps } from "../deps.ts";
import { listEvents } from "./list-events.ts";
import { retryEvent } from "./retry-event.ts";

export const eventRoutes = (deps: StripeEventsDeps): Route[] => [
  route(
    listCall,
    {
      access: fullAdmin,
      staffRead: { act: "list payment events", objectType: "payment event" },
    },
    ({ query }) => listEvents(deps, query),
  ),
  route(retryCall, { access: fullAdmin }, ({ member, params, origin }) =>
    retryEvent(deps, member(), params.id, origin),
  ),
];
