import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { SignedMessage } from "#platform/http/webhook.ts";
import type { Stripe } from "#platform/stripe/connect-stripe.ts";
import type { PaymentsDeps } from "../deps.ts";
import { insertEvent, type StoredEvent } from "./events.repository.ts";
import { applyEventTask } from "./events.tasks.ts";

type Deps = Pick<PaymentsDeps, "db" | "clock" | "stripe" | "secrets" | "tasks">;

/** Checks the signature, stores the event once, and leaves the work to a task. */
export async function receiveEvent(
  deps: Deps,
  endpoint: StoredEvent["endpoint"],
  message: SignedMessage,
): Promise<void> {
  const event = readSigned(deps, endpoint, message);
  if (event.livemode !== deps.secrets.isLive) throw new AppError("webhook_refused");
  const object = event.data.object as { id?: string };
  await inTransaction(deps.db, async (tx) => {
    const isNew = await insertEvent(tx, {
      id: event.id,
      endpoint,
      type: event.type,
      accountId: event.account ?? null,
      // A balance has no id of its own.
      objectId: object.id ?? event.account ?? "none",
      createdAt: new Date(event.created * 1000),
      receivedAt: deps.clock(),
    });
    if (isNew) await deps.tasks.enqueue(tx, applyEventTask, { eventId: event.id });
  });
}

/** The two endpoints have secrets of their own: an event of one is a forgery at the other. */
function readSigned(
  { stripe, secrets }: Deps,
  endpoint: StoredEvent["endpoint"],
  { body, signature }: SignedMessage,
): Stripe.Event {
  const known = endpoint === "platform" ? secrets.webhookSecrets : secrets.connectWebhookSecrets;
  let cause: unknown;
  for (const secret of signature ? known : []) {
    try {
      return stripe.webhooks.constructEvent(body, signature ?? "", secret);
    } catch (error) {
      cause = error;
    }
  }
  throw new AppError("webhook_refused", { cause });
}
