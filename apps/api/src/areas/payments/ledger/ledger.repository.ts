import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";

interface Movement {
  /** One movement each, however often the work behind it runs. */
  key: string;
  kind:
    | ("charge" | "provider fee" | "transfer" | "refund" | "reversal" | "debt" | "debt settled")
    | ("refund failed" | "dispute" | "dispute fee" | "dispute won");
  paymentId: string;
  at: Date;
  entries: { account: string; payeeId?: string; amountCents: number }[];
}

const movementColumns = defineColumns<"payments.ledger_movement">()({
  key: "key",
  kind: "kind",
  paymentId: "payment_id",
  at: "at",
});

/** Does nothing when the movement is written already. The database refuses entries that do not add up to zero. */
export async function writeMovement(tx: Tx, movement: Movement): Promise<void> {
  const { entries, ...values } = movement;
  const row = await tx
    .insertInto("payments.ledger_movement")
    .values(movementColumns.valuesOf(values))
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return;
  await tx
    .insertInto("payments.ledger_entry")
    .values(
      entries.map(({ account, payeeId, amountCents }) => ({
        movement_id: row.id,
        account,
        payee_id: payeeId ?? null,
        amount_cents: amountCents,
      })),
    )
    .execute();
}

/** What a payee owes us, because money could not be taken back from their account. */
export async function findDebt(db: Db, payeeId: string): Promise<number> {
  const { cents } = await db
    .selectFrom("payments.ledger_entry")
    .select(({ fn }) => fn.sum<string | null>("amount_cents").as("cents"))
    .where("payee_id", "=", payeeId)
    .where("account", "=", "debt")
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}

/** What one payment has left a payee owing us, settled or not. */
export async function findDebtOfPayment(
  db: Db,
  payeeId: string,
  paymentId: string,
): Promise<number> {
  const { cents } = await db
    .selectFrom("payments.ledger_entry as entry")
    .innerJoin("payments.ledger_movement as movement", "movement.id", "entry.movement_id")
    .select(({ fn }) => fn.sum<string | null>("entry.amount_cents").as("cents"))
    .where("movement.payment_id", "=", paymentId)
    .where("movement.kind", "=", "debt")
    .where("entry.payee_id", "=", payeeId)
    .where("entry.account", "=", "debt")
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}
