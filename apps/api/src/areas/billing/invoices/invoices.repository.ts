import type { Db, Tx } from "#platform/db/db.ts";
import { formatExactInstant, isAfterPosition, type Position } from "#platform/db/keyset.ts";

interface StoredInvoice {
  stripeId: string;
  userId: string;
  subscriptionId: string | null;
  number: string | null;
  amountCents: number;
  state: "open" | "paid" | "failed" | "void";
  pageUrl: string | null;
  pdfUrl: string | null;
  createdAt: Date;
  reading: number;
  syncedAt: Date;
}

/** Leaves it alone when a later reading is stored already. */
export async function saveInvoice(tx: Tx, invoice: StoredInvoice): Promise<void> {
  await tx
    .insertInto("payments.invoice")
    .values(invoice)
    .onConflict((conflict) =>
      conflict
        .column("stripeId")
        .doUpdateSet(invoice)
        .where("payments.invoice.reading", "<", invoice.reading),
    )
    .execute();
}

/** The provider's pages show the person's name. */
export async function eraseInvoiceUrls(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("payments.invoice")
    .set({ pageUrl: null, pdfUrl: null })
    .where("userId", "=", userId)
    .execute();
}

export async function findInvoices(
  db: Db,
  userId: string,
  limit: number,
  after: Position | undefined,
) {
  let query = db
    .selectFrom("payments.invoice")
    .select(["stripeId", "number", "amountCents", "state", "pageUrl", "pdfUrl", "createdAt"])
    .select(formatExactInstant("createdAt").as("exactCreation"))
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .orderBy("stripeId", "desc")
    .limit(limit);
  if (after) query = query.where(isAfterPosition("createdAt", "stripeId", after));
  return (await query.execute()).map(({ exactCreation, ...row }) => ({
    ...row,
    position: [exactCreation, row.stripeId] satisfies Position,
  }));
}

/** Whether an invoice is one of ours, and paid. */
export async function isInvoicePaid(db: Db, stripeId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments.invoice")
    .select("stripeId")
    .where("stripeId", "=", stripeId)
    .where("state", "=", "paid")
    .executeTakeFirst();
  return row !== undefined;
}
