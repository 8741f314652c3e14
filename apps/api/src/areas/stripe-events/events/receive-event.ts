import { AppError } from "#platform/errors/app-error.ts";
import type { SignedMessage } from "#platform/http/webhook.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { StripeEventsDeps } from "../deps.ts";
import type { StoredEvent } from "./events.repository.ts";
import { storeEvent } from "./store-event.ts";

type Deps = Pick<StripeEventsDeps, "db" | "clock" | "stripe" | "secrets" | "tasks">;

/** Checks the signature, stores the event once, and leaves the work to a task. */
export async function receiveEvent(
  deps: Deps,
  endpoint: StoredEvent["endpoint"],
  message: SignedMessage,
): Promise<void> {
  const event = verifyEvent(deps, endpoint, message);
  if (event.livemode !== deps.secrets.isLive) throw new AppError("webhook_refused");
  await storeEvent(deps, event, { endpoint, isFetched: false });
}

/** The two endpoints have secrets of their own: an event of one is a forgery at the other. */
function verifyEvent(
  { stripe, secrets }: Deps,
  endpoint: StoredEvent["endpoint"],
  { body, signature }: SignedMessage,
): Stripe.Event {
  const endpointSecrets =
    endpoint === "platform" ? secrets.webhookSecrets : secrets.connectWebhookSecrets;
  let cause: unknown;
  for (const secret of signature ? endpointSecrets : []) {
    try {
      return stripe.webhooks.constructEvent(body, signature ?? "", secret);
    } catch (error) {
      cause = error;
    }
  }
  throw new AppError("webhook_refused", { cause });
}
