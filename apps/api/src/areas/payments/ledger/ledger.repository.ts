import type { Db, Tx } from "#platform/db/db.ts";
import type { PaymentsLedgerEntry } from "#platform/db/types.generated.ts";

interface Movement {
  /** A key is written once, however often the work behind it runs. */
  key: string;
  kind:
    | ("charge" | "provider fee" | "transfer" | "refund" | "reversal" | "debt" | "debt settled")
    | ("refund failed" | "dispute" | "dispute fee" | "dispute won");
  paymentId: string;
  at: Date;
  entries: { account: PaymentsLedgerEntry["account"]; payeeId?: string; amountCents: number }[];
}

/** Does nothing when the movement is written already. The database refuses entries that do not add up to zero. */
export async function writeMovement(tx: Tx, movement: Movement): Promise<void> {
  const { entries, ...values } = movement;
  const row = await tx
    .insertInto("payments.ledgerMovement")
    .values(values)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return;
  await tx
    .insertInto("payments.ledgerEntry")
    .values(
      entries.map(({ account, payeeId, amountCents }) => ({
        movementId: row.id,
        account,
        payeeId: payeeId ?? null,
        amountCents,
      })),
    )
    .execute();
}

/** What a payee owes us, because money could not be taken back from their account. */
export async function sumDebtCents(db: Db, payeeId: string): Promise<number> {
  const { cents } = await db
    .selectFrom("payments.ledgerEntry")
    .select(({ fn }) => fn.sum<string | null>("amountCents").as("cents"))
    .where("payeeId", "=", payeeId)
    .where("account", "=", "debt")
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}

/** Returns the debt that one payment has caused for a payee, settled or not. */
export async function sumDebtOfPayment(
  db: Db,
  payeeId: string,
  paymentId: string,
): Promise<number> {
  const { cents } = await db
    .selectFrom("payments.ledgerEntry as entry")
    .innerJoin("payments.ledgerMovement as movement", "movement.id", "entry.movementId")
    .select(({ fn }) => fn.sum<string | null>("entry.amountCents").as("cents"))
    .where("movement.paymentId", "=", paymentId)
    .where("movement.kind", "=", "debt")
    .where("entry.payeeId", "=", payeeId)
    .where("entry.account", "=", "debt")
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
}

/** True while we still have to send the payee a share, or they have to settle a debt. */
export async function hasOpenLedger(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments.ledgerEntry")
    .select("account")
    .where("payeeId", "=", userId)
    .groupBy("account")
    .having(({ fn }) => fn.sum("amountCents"), "!=", 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
