import type Stripe from "stripe";
import { apiVersion } from "../contract/schema.ts";
import { checkEvent } from "../contract/validate.ts";
import type { Context } from "../sandbox.ts";
import { makeId } from "../state/ids.ts";
import { type AnyObject, PLATFORM } from "../state/objects.ts";

/** Keeps an event and hands it to the webhooks. */
export function emit(
  ctx: Context,
  type: string,
  object: AnyObject | Stripe.Balance | Stripe.Capability,
  previous?: object,
): void {
  const { sandbox, account, request } = ctx;
  const isConnected = account !== PLATFORM;
  const event = {
    id: makeId("evt", 24),
    object: "event",
    ...(isConnected ? { account } : {}),
    api_version: apiVersion,
    created: sandbox.clock.now(),
    data: {
      object: structuredClone(object),
      ...(previous ? { previous_attributes: previous } : {}),
    },
    livemode: false,
    pending_webhooks: sandbox.webhooks.countListeners(type, isConnected),
    request: { id: request?.id ?? null, idempotency_key: request?.idempotencyKey ?? null },
    type,
  };
  checkEvent(event);
  sandbox.store.put(account, event as unknown as Stripe.Event);
  sandbox.webhooks.deliver(event as unknown as Stripe.Event, isConnected);
}
