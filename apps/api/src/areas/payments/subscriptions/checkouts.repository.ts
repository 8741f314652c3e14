import type { BillingPeriod, PaidPlan } from "@boab/contracts/payments/plans";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";

export interface PlanCheckout {
  id: string;
  userId: string;
  plan: PaidPlan;
  billingPeriod: BillingPeriod;
  priceId: string;
  trialEndsAt: Date | null;
  state: "open" | "complete" | "expired";
  stripeId: string | null;
  url: string | null;
  createdAt: Date;
  expiresAt: Date;
}

const columns = defineColumns<"payments.plan_checkout">()({
  id: "id",
  userId: "user_id",
  plan: "plan",
  billingPeriod: "billing_period",
  priceId: "price_id",
  trialEndsAt: "trial_ends_at",
  state: "state",
  stripeId: "stripe_id",
  url: "url",
  createdAt: "created_at",
  expiresAt: "expires_at",
});

const checkouts = (db: Db) => db.selectFrom("payments.plan_checkout").select(columns.select());

type Row = Awaited<ReturnType<ReturnType<typeof checkouts>["executeTakeFirstOrThrow"]>>;

const toCheckout = (row: Row): PlanCheckout => ({
  ...row,
  plan: row.plan as PlanCheckout["plan"],
  billingPeriod: row.billingPeriod as PlanCheckout["billingPeriod"],
  state: row.state as PlanCheckout["state"],
});

export async function findOpenCheckout(db: Db, userId: string): Promise<PlanCheckout | undefined> {
  const row = await checkouts(db)
    .where("user_id", "=", userId)
    .where("state", "=", "open")
    .executeTakeFirst();
  return row && toCheckout(row);
}

export async function findCheckout(db: Db, id: string): Promise<PlanCheckout | undefined> {
  const row = await checkouts(db).where("id", "=", id).executeTakeFirst();
  return row && toCheckout(row);
}

/** Undefined when the person has an open one meanwhile. */
export async function insertCheckout(
  tx: Tx,
  checkout: Omit<PlanCheckout, "state" | "stripeId" | "url">,
): Promise<PlanCheckout | undefined> {
  const row = await tx
    .insertInto("payments.plan_checkout")
    .values({ ...columns.valuesOf(checkout), state: "open" })
    .onConflict((conflict) => conflict.column("user_id").where("state", "=", "open").doNothing())
    .returning(columns.select())
    .executeTakeFirst();
  return row && toCheckout(row);
}

export async function saveSession(
  tx: Tx,
  id: string,
  session: { stripeId: string; url: string },
): Promise<void> {
  await tx
    .updateTable("payments.plan_checkout")
    .set(columns.valuesOf(session))
    .where("id", "=", id)
    .execute();
}

/** The provider's page shows the person's email. */
export async function forgetCheckoutPages(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("payments.plan_checkout")
    .set({ url: null })
    .where("user_id", "=", userId)
    .execute();
}

export async function endCheckout(
  tx: Tx,
  id: string,
  state: "complete" | "expired",
): Promise<void> {
  await tx
    .updateTable("payments.plan_checkout")
    .set({ state })
    .where("id", "=", id)
    .where("state", "=", "open")
    .execute();
}
