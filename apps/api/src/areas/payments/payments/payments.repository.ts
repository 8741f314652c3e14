import type { Split } from "@boab/contracts/payments/fees";
import type { Payment } from "@boab/contracts/payments/payments";
import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { exactInstant, type Position, standsAfter } from "#platform/db/keyset.ts";

/** Prices and bookings of a listing, or a cart of the marketplace. */
export type PaymentPurpose = "listing" | "order";

export interface StoredPayment {
  id: string;
  buyerId: string;
  cartKey: string;
  purpose: PaymentPurpose;
  amountCents: number;
  currency: string;
  state: Payment["state"];
  sessionId: string | null;
  url: string | null;
  chargeId: string | null;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
}

const columns = defineColumns<"payments.payment">()({
  id: "id",
  buyerId: "buyer_id",
  cartKey: "cart_key",
  purpose: "purpose",
  amountCents: "amount_cents",
  currency: "currency",
  state: "state",
  sessionId: "session_id",
  url: "url",
  chargeId: "charge_id",
  createdAt: "created_at",
  expiresAt: "expires_at",
  paidAt: "paid_at",
});

const payments = (db: Db) => db.selectFrom("payments.payment").select(columns.select());

type Row = Awaited<ReturnType<ReturnType<typeof payments>["executeTakeFirstOrThrow"]>>;

const toPayment = (row: Row): StoredPayment => ({
  ...row,
  state: row.state as Payment["state"],
  purpose: row.purpose as PaymentPurpose,
});

export async function findPayment(db: Db, id: string): Promise<StoredPayment | undefined> {
  const row = await payments(db).where("id", "=", id).executeTakeFirst();
  return row && toPayment(row);
}

export async function findPaymentOfCharge(
  db: Db,
  chargeId: string,
): Promise<StoredPayment | undefined> {
  const row = await payments(db).where("charge_id", "=", chargeId).executeTakeFirst();
  return row && toPayment(row);
}

export async function lockPayment(tx: Tx, id: string): Promise<StoredPayment | undefined> {
  const row = await payments(tx).where("id", "=", id).forUpdate().executeTakeFirst();
  return row && toPayment(row);
}

export async function findOpenPayment(
  db: Db,
  { buyerId, cartKey }: Pick<StoredPayment, "buyerId" | "cartKey">,
): Promise<StoredPayment | undefined> {
  const row = await payments(db)
    .where("buyer_id", "=", buyerId)
    .where("cart_key", "=", cartKey)
    .where("state", "=", "open")
    .executeTakeFirst();
  return row && toPayment(row);
}

export interface NewPayment
  extends Pick<
    StoredPayment,
    "id" | "buyerId" | "cartKey" | "purpose" | "amountCents" | "createdAt" | "expiresAt"
  > {
  sales: NewSale[];
}

export interface NewSale extends Split {
  id: string;
  sellerName: string;
  sellerPath: string;
  lines: { reference: string; title: string; unitCents: number; quantity: number }[];
}

/** False when the same cart has an open payment meanwhile. */
export async function insertPayment(tx: Tx, { sales, ...payment }: NewPayment): Promise<boolean> {
  const inserted = await tx
    .insertInto("payments.payment")
    .values(columns.valuesOf(payment))
    .onConflict((conflict) =>
      conflict.columns(["buyer_id", "cart_key"]).where("state", "=", "open").doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  const { id: payment_id, createdAt: created_at } = payment;
  await tx
    .insertInto("payments.sale")
    .values(
      sales.map((sale) => ({
        ...{ id: sale.id, payment_id, created_at, payee_id: sale.payeeId },
        ...{ seller_name: sale.sellerName, seller_path: sale.sellerPath },
        ...{ amount_cents: sale.amountCents, fee_cents: sale.feeCents },
        share_cents: sale.shareCents,
      })),
    )
    .execute();
  await tx
    .insertInto("payments.sale_line")
    .values(
      sales.flatMap(({ id: sale_id, lines }) =>
        lines.map(({ reference, title, unitCents, quantity }, position) => ({
          ...{ sale_id, position, reference, title, unit_cents: unitCents, quantity },
        })),
      ),
    )
    .execute();
  return true;
}

export async function saveSession(
  tx: Tx,
  id: string,
  session: { sessionId: string; url: string },
): Promise<void> {
  await tx
    .updateTable("payments.payment")
    .set(columns.valuesOf(session))
    .where("id", "=", id)
    .execute();
}

export async function saveState(
  tx: Tx,
  id: string,
  change: Pick<StoredPayment, "state"> & Partial<Pick<StoredPayment, "chargeId" | "paidAt">>,
): Promise<void> {
  await tx
    .updateTable("payments.payment")
    .set(columns.valuesOf(change))
    .where("id", "=", id)
    .execute();
}

/** The provider's page shows the person's email. */
export async function forgetPaymentPages(tx: Tx, buyerId: string): Promise<void> {
  await tx
    .updateTable("payments.payment")
    .set({ url: null })
    .where("buyer_id", "=", buyerId)
    .execute();
}

export async function findPaymentsOf(db: Db, buyerId: string, limit: number) {
  const rows = await payments(db)
    .where("buyer_id", "=", buyerId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map(toPayment);
}

/** What somebody paid or tried to pay, the newest first. A page they only opened is no payment to them. */
export async function findPaymentsMade(
  db: Db,
  buyerId: string,
  limit: number,
  after: Position | undefined,
) {
  let query = payments(db)
    .select(exactInstant("created_at").as("exactCreation"))
    .where("buyer_id", "=", buyerId)
    .where("state", "in", ["processing", "paid", "failed"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (after) query = query.where(standsAfter("created_at", "id", after));
  return (await query.execute()).map(({ exactCreation, ...row }) => ({
    ...toPayment(row),
    position: [exactCreation, row.id] satisfies Position,
  }));
}

/** Pages that closed without a word from the provider. */
export async function findOverdue(db: Db, now: Date, limit: number): Promise<StoredPayment[]> {
  const rows = await payments(db)
    .where("state", "in", ["open", "processing"])
    .where("expires_at", "<", now)
    .orderBy(sql`expires_at`)
    .limit(limit)
    .execute();
  return rows.map(toPayment);
}
