import type { OutboxMessage } from "@boab/contracts/payments/outbox";
import { writeAudit } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { requireFreshSignIn } from "#platform/http/access.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { PaymentsDeps } from "../deps.ts";
import { reopenMessage } from "./outbox.repository.ts";
import { sendMessageTask } from "./outbox.tasks.ts";
import { findMessageForStaff, isMessageAboutUser } from "./outbox-list.repository.ts";

/**
 * An admin sends a parked message again. We look for the effect of the earlier attempts first, so the money moves once.
 * A sent or refused message can't be retried. It takes a fresh sign-in, and an admin never sends their own money.
 */
export function retryMessage(
  { db, clock, tasks }: Pick<PaymentsDeps, "db" | "clock" | "tasks">,
  admin: Member,
  messageId: string,
  { ip, requestId }: RequestOrigin,
): Promise<OutboxMessage> {
  requireFreshSignIn(admin, clock());
  return runOnce(db, async (tx) => {
    if (await isMessageAboutUser(tx, messageId, admin.userId)) throw new AppError("own_interest");
    const isReopened = await reopenMessage(tx, messageId);
    const message = await findMessageForStaff(tx, messageId);
    if (!message) throw new AppError("not_found");
    if (!isReopened) throw new AppError("conflict");
    await tasks.enqueue(tx, sendMessageTask, { messageId });
    await writeAudit(tx, {
      actorId: admin.userId,
      act: "retry outbox message",
      objectType: "outbox message",
      objectId: messageId,
      ip,
      requestId,
      changes: { kind: message.kind, amountCents: message.amountCents },
    });
    return message;
  });
}
