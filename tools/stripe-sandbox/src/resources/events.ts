import type Stripe from "stripe";
import { isWithin, listPage, matchesFilter } from "../http/list.ts";
import { type Operations, operation } from "../http/operation.ts";
import { get, listObjects } from "../state/change.ts";

export const events: Operations = {
  "Events.retrieve": operation([], (ctx, _, { id }) => get(ctx, "event", id)),
  "Events.list": operation<Stripe.EventListParams>(
    ["created", "delivery_success", "type", "types"],
    (ctx, params) =>
      listPage(
        ctx,
        listObjects(ctx, "event").filter(
          (one) =>
            isWithin(one.created, params.created) &&
            matchesFilter(params.delivery_success, one.pending_webhooks === 0) &&
            (params.type === undefined || isOfType(one.type, params.type)) &&
            (params.types === undefined || params.types.includes(one.type)),
        ),
        params,
      ),
  ),
};

/** `customer.*` means everything below. */
function isOfType(type: string, pattern: string): boolean {
  return pattern.endsWith(".*") ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}
