import type { OutboxMessage } from "@boab/contracts/payments/outbox";
import { writeAudit } from "#platform/audit/audit.ts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { PaymentsDeps } from "../deps.ts";
import { reopenMessage } from "./outbox.repository.ts";
import { sendMessageTask } from "./outbox.tasks.ts";
import { findMessageForStaff } from "./outbox-list.repository.ts";

/**
 * Sends a parked message again. We look for the effect of the earlier attempts first, so the money moves once; what
 * was sent stays sent, and what was refused stays refused.
 */
export function retryMessage(
  { db, tasks }: Pick<PaymentsDeps, "db" | "tasks">,
  admin: Member,
  messageId: string,
  { ip, requestId }: RequestOrigin,
): Promise<OutboxMessage> {
  return inTransaction(db, async (tx) => {
    const isReopened = await reopenMessage(tx, messageId);
    const message = await findMessageForStaff(tx, messageId);
    if (!message) throw new AppError("not_found");
    if (!isReopened) throw new AppError("conflict");
    await tasks.enqueue(tx, sendMessageTask, { messageId });
    await writeAudit(tx, {
      ...{ actorId: admin.userId, act: "retry outbox message", objectType: "outbox message" },
      ...{ objectId: messageId, ip, requestId },
      changes: { kind: message.kind, amountCents: message.amountCents },
    });
    return message;
  });
}
