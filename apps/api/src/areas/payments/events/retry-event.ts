import type { PaymentEvent } from "@boab/contracts/payments/events";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { PaymentsDeps } from "../deps.ts";
import { findEvent } from "./event-list.repository.ts";
import { markOpen } from "./events.repository.ts";
import { applyEventTask } from "./events.tasks.ts";

/** An event that failed, or that nothing of ours belonged to, is handled again. What was applied stays applied. */
export function retryEvent(
  { db, tasks }: Pick<PaymentsDeps, "db" | "tasks">,
  admin: Member,
  eventId: string,
  origin: RequestOrigin,
): Promise<PaymentEvent> {
  return inTransaction(db, async (tx) => {
    const isOpened = await markOpen(tx, eventId);
    const event = await findEvent(tx, eventId);
    if (!event) throw new AppError("not_found");
    if (!isOpened) throw new AppError("conflict");
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
