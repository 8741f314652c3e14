import type { SaleSplit } from "@boab/contracts/payments/fees";
import type { Payment } from "@boab/contracts/payments/payments";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";
import { newestFirst, type Position } from "#platform/db/keyset.ts";

/** A `listing` payment is for prices and bookings of a listing, an `order` payment for a marketplace cart. */
export type PaymentPurpose = "listing" | "order";

export interface StoredPayment {
  id: string;
  /** Null for a guest. */
  buyerId: string | null;
  cartKey: string;
  purpose: PaymentPurpose;
  amountCents: number;
  currency: string;
  state: Payment["state"];
  sessionId: string | null;
  url: string | null;
  /** Set while a request opens the page at the provider; other requests wait for the result. */
  openingAt: Date | null;
  chargeId: string | null;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  /** Where a guest comes back to from the provider; members have a page for each payment. */
  returnPath: string | null;
}

const columns = [
  "id",
  "buyerId",
  "cartKey",
  "purpose",
  "amountCents",
  "currency",
  "state",
  "sessionId",
  "url",
  "openingAt",
  "chargeId",
  "createdAt",
  "expiresAt",
  "paidAt",
  "returnPath",
] as const;

const selectPayments = (db: Db) => db.selectFrom("payments.payment").select(columns);

export async function findPayment(db: Db, id: string): Promise<StoredPayment | undefined> {
  return selectPayments(db).where("id", "=", id).executeTakeFirst();
}

export async function findPaymentOfCharge(
  db: Db,
  chargeId: string,
): Promise<StoredPayment | undefined> {
  return selectPayments(db).where("chargeId", "=", chargeId).executeTakeFirst();
}

export async function lockPayment(tx: Tx, id: string): Promise<StoredPayment | undefined> {
  return selectPayments(tx).where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function findOpenPayment(
  db: Db,
  { buyerId, cartKey }: Pick<StoredPayment, "buyerId" | "cartKey">,
): Promise<StoredPayment | undefined> {
  return selectPayments(db)
    .where("buyerId", buyerId === null ? "is" : "=", buyerId)
    .where("cartKey", "=", cartKey)
    .where("state", "=", "open")
    .executeTakeFirst();
}

export interface NewPayment
  extends Pick<
    StoredPayment,
    "id" | "buyerId" | "cartKey" | "purpose" | "amountCents" | "createdAt" | "expiresAt"
  > {
  returnPath?: string | null;
  sales: NewSale[];
}

export interface NewSale extends SaleSplit {
  id: string;
  sellerName: string;
  sellerPath: string;
  /** The share isn't sent before then; null is at once. */
  dueAt: Date | null;
  lines: { reference: string; title: string; unitCents: number; quantity: number }[];
}

/** False when the same cart has an open payment meanwhile. */
export async function insertPayment(tx: Tx, { sales, ...payment }: NewPayment): Promise<boolean> {
  const inserted = await tx
    .insertInto("payments.payment")
    .values(payment)
    // Members and guests have an index each.
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  const { id: paymentId, createdAt } = payment;
  await tx
    .insertInto("payments.sale")
    .values(
      sales.map((sale) => ({
        id: sale.id,
        paymentId,
        createdAt,
        payeeId: sale.payeeId,
        sellerName: sale.sellerName,
        sellerPath: sale.sellerPath,
        dueAt: sale.dueAt,
        amountCents: sale.amountCents,
        feeCents: sale.feeCents,
        cardFeeCents: sale.cardFeeCents,
        shareCents: sale.shareCents,
      })),
    )
    .execute();
  await tx
    .insertInto("payments.saleLine")
    .values(
      sales.flatMap(({ id: saleId, lines }) =>
        lines.map(({ reference, title, unitCents, quantity }, position) => ({
          saleId,
          position,
          reference,
          title,
          unitCents,
          quantity,
        })),
      ),
    )
    .execute();
  return true;
}

/** False while somebody else opens the page, or once it is open. */
export async function claimOpening(
  tx: Tx,
  id: string,
  { openingAt, staleBefore }: { openingAt: Date; staleBefore: Date },
): Promise<boolean> {
  const claimed = await tx
    .updateTable("payments.payment")
    .set({ openingAt })
    .where("id", "=", id)
    .where("url", "is", null)
    .where((eb) => eb.or([eb("openingAt", "is", null), eb("openingAt", "<", staleBefore)]))
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** A claim that another request has taken over stays in place. */
export async function releaseOpening(tx: Tx, id: string, openingAt: Date): Promise<void> {
  await tx
    .updateTable("payments.payment")
    .set({ openingAt: null })
    .where("id", "=", id)
    .where("openingAt", "=", openingAt)
    .execute();
}

export async function saveSession(
  tx: Tx,
  id: string,
  session: { sessionId: string; url: string },
): Promise<void> {
  await tx
    .updateTable("payments.payment")
    .set({ ...session, openingAt: null })
    .where("id", "=", id)
    .execute();
}

export async function savePaymentState(
  tx: Tx,
  id: string,
  change: Pick<StoredPayment, "state"> &
    Partial<Pick<StoredPayment, "chargeId" | "paidAt">> & { payerEmail?: string | null },
): Promise<void> {
  await tx.updateTable("payments.payment").set(change).where("id", "=", id).execute();
}

/** The provider's page shows the person's email. */
export async function erasePaymentPages(tx: Tx, buyerId: string): Promise<void> {
  await tx
    .updateTable("payments.payment")
    .set({ url: null })
    .where("buyerId", "=", buyerId)
    .execute();
}

/** A guest's payment stays without the email they gave the provider. */
export async function erasePayerEmail(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable("payments.payment")
    .set({ payerEmail: null, url: null })
    .where("payerEmail", "=", email)
    .execute();
}

/** All payments of a member, or those that a guest paid with this email. */
export async function listAllPayments(
  db: Db,
  payer: { buyerId: string } | { payerEmail: string },
  limit: number,
) {
  return selectPayments(db)
    .where((eb) =>
      "buyerId" in payer
        ? eb("buyerId", "=", payer.buyerId)
        : eb("payerEmail", "=", payer.payerEmail),
    )
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** What somebody paid or tried to pay, the newest first. A page they only opened is no payment to them. */
export async function listPaymentHistoryPage(
  db: Db,
  buyerId: string,
  limit: number,
  after: Position | undefined,
) {
  const rows = await selectPayments(db)
    .where("buyerId", "=", buyerId)
    .where("state", "in", ["processing", "paid", "failed"])
    .$call(newestFirst({ instant: "createdAt", id: "id", limit, after }))
    .execute();
  return rows.map(({ exactCreation, ...row }) => ({
    ...row,
    position: [exactCreation, row.id] satisfies Position,
  }));
}

/** Finds payments whose page has expired without an event from the provider. */
export async function findOverduePayments(
  db: Db,
  now: Date,
  limit: number,
): Promise<StoredPayment[]> {
  return selectPayments(db)
    .where("state", "in", ["open", "processing"])
    .where("expiresAt", "<", now)
    .orderBy(sql`expires_at`)
    .limit(limit)
    .execute();
}
