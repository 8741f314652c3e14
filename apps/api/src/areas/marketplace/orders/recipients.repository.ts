import type { Tx } from "#platform/db/db.ts";

const nobody = {
  recipient_name: null,
  recipient_phone: null,
  recipient_street: null,
  recipient_suburb: null,
  recipient_state: null,
  recipient_postcode: null,
};

/** Forgets where orders went that were done before then; returns how many, at most `limit`. */
export async function forgetRecipients(tx: Tx, doneBefore: Date, limit: number): Promise<number> {
  const rows = await tx
    .updateTable("marketplace.store_order")
    .set(nobody)
    .where("id", "in", (due) =>
      due
        .selectFrom("marketplace.store_order")
        .select("id")
        .where("recipient_name", "is not", null)
        .where("done_at", "<", doneBefore)
        .orderBy("done_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  return rows.length;
}

/** What is still to be sent keeps its address: it was paid for. */
export async function forgetRecipient(tx: Tx, buyerId: string): Promise<void> {
  await tx
    .updateTable("marketplace.store_order")
    .set(nobody)
    .where("buyer_id", "=", buyerId)
    .where("state", "!=", "to send")
    .execute();
}
