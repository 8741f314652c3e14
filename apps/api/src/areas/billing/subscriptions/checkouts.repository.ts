import type { BillingPeriod, PaidPlan } from "@boab/contracts/payments/plans";
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

const columns = [
  "id",
  "userId",
  "plan",
  "billingPeriod",
  "priceId",
  "trialEndsAt",
  "state",
  "stripeId",
  "url",
  "createdAt",
  "expiresAt",
] as const;

const selectCheckouts = (db: Db) => db.selectFrom("payments.planCheckout").select(columns);

export async function findOpenCheckout(db: Db, userId: string): Promise<PlanCheckout | undefined> {
  return selectCheckouts(db)
    .where("userId", "=", userId)
    .where("state", "=", "open")
    .executeTakeFirst();
}

export async function findCheckout(db: Db, id: string): Promise<PlanCheckout | undefined> {
  return selectCheckouts(db).where("id", "=", id).executeTakeFirst();
}

/** Undefined when the person has an open one meanwhile. */
export async function insertCheckout(
  tx: Tx,
  checkout: Omit<PlanCheckout, "state" | "stripeId" | "url">,
): Promise<PlanCheckout | undefined> {
  return tx
    .insertInto("payments.planCheckout")
    .values({ ...checkout, state: "open" })
    .onConflict((conflict) => conflict.column("userId").where("state", "=", "open").doNothing())
    .returning(columns)
    .executeTakeFirst();
}

export async function saveCheckoutPage(
  tx: Tx,
  id: string,
  session: { stripeId: string; url: string },
): Promise<void> {
  await tx.updateTable("payments.planCheckout").set(session).where("id", "=", id).execute();
}

/** The provider's page shows the person's email. */
export async function eraseCheckoutUrls(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("payments.planCheckout")
    .set({ url: null })
    .where("userId", "=", userId)
    .execute();
}

export async function endCheckout(
  tx: Tx,
  id: string,
  state: "complete" | "expired",
): Promise<void> {
  await tx
    .updateTable("payments.planCheckout")
    .set({ state })
    .where("id", "=", id)
    .where("state", "=", "open")
    .execute();
}
