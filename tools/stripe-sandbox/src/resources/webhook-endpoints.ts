import type Stripe from "stripe";
import { now } from "../clock/customer-time.ts";
import { complete } from "../contract/complete.ts";
import { listPage } from "../http/list.ts";
import { type Operations, operation } from "../http/operation.ts";
import { makeInvalidRequestError } from "../http/stripe-error.ts";
import { add, change, get, listObjects } from "../state/change.ts";
import { mergeMetadata, toMetadata, unsetIfEmpty } from "../state/fields.ts";
import { makeId, makeRandomLetters } from "../state/ids.ts";

export const webhookEndpoints: Operations = {
  "WebhookEndpoints.create": operation<Stripe.WebhookEndpointCreateParams>(
    ["api_version", "connect", "description", "enabled_events", "metadata", "url"],
    (ctx, params) => {
      if (!URL.canParse(params.url))
        throw makeInvalidRequestError("Invalid URL", "url", "url_invalid");
      const secret = `whsec_${makeRandomLetters(32)}`;
      const endpoint = add(
        ctx,
        complete<Stripe.WebhookEndpoint>({
          id: makeId("we"),
          object: "webhook_endpoint",
          api_version: params.api_version ?? null,
          created: now(ctx),
          description: params.description || null,
          enabled_events: params.enabled_events,
          livemode: false,
          metadata: toMetadata(params.metadata),
          status: "enabled",
          url: params.url,
        }),
      );
      ctx.sandbox.endpoints.set(endpoint.id, { secret, isConnect: params.connect ?? false });
      // The secret is told once, at creation.
      return { ...endpoint, secret };
    },
  ),
  "WebhookEndpoints.retrieve": operation([], (ctx, _, { id }) => get(ctx, "webhook_endpoint", id)),
  "WebhookEndpoints.update": operation<Stripe.WebhookEndpointUpdateParams>(
    ["description", "disabled", "enabled_events", "metadata", "url"],
    (ctx, params, { id }) => {
      const endpoint = get(ctx, "webhook_endpoint", id);
      return change(ctx, endpoint, {
        description: unsetIfEmpty(params.description),
        enabled_events: params.enabled_events,
        metadata: mergeMetadata(endpoint.metadata, params.metadata),
        ...(params.disabled === undefined
          ? {}
          : { status: params.disabled ? "disabled" : "enabled" }),
        url: params.url,
      });
    },
  ),
  "WebhookEndpoints.list": operation<Stripe.WebhookEndpointListParams>([], (ctx, params) =>
    listPage(ctx, listObjects(ctx, "webhook_endpoint"), params),
  ),
  "WebhookEndpoints.del": operation([], (ctx, _, { id }) => {
    get(ctx, "webhook_endpoint", id);
    ctx.sandbox.store.remove(id);
    ctx.sandbox.endpoints.delete(id);
    return { id, object: "webhook_endpoint", deleted: true };
  }),
};
