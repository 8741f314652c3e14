import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

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

const columns = defineColumns<"payments.invoice">()({
  stripeId: "stripe_id",
  userId: "user_id",
  subscriptionId: "subscription_id",
  number: "number",
  amountCents: "amount_cents",
  state: "state",
  pageUrl: "page_url",
  pdfUrl: "pdf_url",
  createdAt: "created_at",
  reading: "reading",
  syncedAt: "synced_at",
});

/** Leaves it alone when a later reading is stored already. */
export async function saveInvoice(tx: Tx, invoice: StoredInvoice): Promise<void> {
  const values = columns.valuesOf(invoice);
  await tx
    .insertInto("payments.invoice")
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column("stripe_id")
        .doUpdateSet(values)
        .where("payments.invoice.reading", "<", invoice.reading),
    )
    .execute();
}

/** The provider's pages show the person's name. */
export async function forgetInvoicePages(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("payments.invoice")
    .set({ page_url: null, pdf_url: null })
    .where("user_id", "=", userId)
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
    .select(
      columns.select(
        "stripeId",
        "number",
        "amountCents",
        "state",
        "pageUrl",
        "pdfUrl",
        "createdAt",
      ),
    )
    .select(exactInstant("created_at").as("exactCreation"))
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("stripe_id", "desc")
    .limit(limit);
  if (after) query = query.where(standsAfter("created_at", "stripe_id", after));
  return (await query.execute()).map(({ exactCreation, ...row }) => ({
    ...row,
    state: row.state as StoredInvoice["state"],
    position: [exactCreation, row.stripeId] satisfies Position,
  }));
}
