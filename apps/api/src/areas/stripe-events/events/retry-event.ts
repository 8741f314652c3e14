import type { PaymentEvent } from "@boab/contracts/payments/events";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { StripeEventsDeps } from "../deps.ts";
import { findEvent } from "./event-list.repository.ts";
import { reopenEvent } from "./events.repository.ts";
import { applyEventTask } from "./events.tasks.ts";

/** An admin retries an event that failed or belonged to nothing of ours. An applied event is never applied again. */
export function retryEvent(
  { db, clock, tasks }: Pick<StripeEventsDeps, "db" | "clock" | "tasks">,
  admin: Member,
  eventId: string,
  origin: RequestOrigin,
): Promise<PaymentEvent> {
  requireFreshSignIn(admin, clock());
  return runOnce(db, async (tx) => {
    const isReopened = await reopenEvent(tx, eventId);
    const event = await findEvent(tx, eventId);
    if (!event) throw new AppError("not_found");
    if (!isReopened) throw new AppError("conflict");
    await tasks.enqueue(tx, applyEventTask, { eventId });
    await writeAudit(tx, {
      actorId: admin.userId,
      act: "retry payment event",
      objectType: "payment event",
      objectId: eventId,
      changes: { type: event.type, tries: event.tries },
      ...origin,
    });
    return event;
  });
}
