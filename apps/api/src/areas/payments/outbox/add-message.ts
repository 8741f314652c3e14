import { randomUUID } from "node:crypto";
import type { Tx } from "#platform/db/db.ts";
import type { PaymentsDeps } from "../deps.ts";
import { insertMessage, type OutboxMessage } from "./outbox.repository.ts";
import { sendMessageTask } from "./outbox.tasks.ts";

type NewMessage = Pick<OutboxMessage, "kind" | "idempotencyKey" | "saleId" | "amountCents"> &
  Partial<Pick<OutboxMessage, "refundId" | "transferId" | "destination">>;

/** Decides that money moves: it is sent if, and only if, the transaction commits. */
export async function addOutboxMessage(
  { tasks, clock }: Pick<PaymentsDeps, "tasks" | "clock">,
  tx: Tx,
  message: NewMessage,
): Promise<void> {
  const id = randomUUID();
  await insertMessage(tx, {
    refundId: null,
    transferId: null,
    destination: null,
    ...message,
    id,
    createdAt: clock(),
  });
  await tasks.enqueue(tx, sendMessageTask, { messageId: id });
}
