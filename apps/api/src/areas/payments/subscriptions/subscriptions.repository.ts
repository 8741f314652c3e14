import type { BillingPeriod, PaidPlan } from "@boab/contracts/payments/plans";
import type { Subscription } from "@boab/contracts/payments/subscriptions";
import { sql } from "kysely";
import { defineColumns } from "#platform/db/columns.ts";
import type { Db, Tx } from "#platform/db/db.ts";

interface StoredSubscription {
  stripeId: string;
  userId: string;
  plan: PaidPlan;
  billingPeriod: BillingPeriod;
  state: Subscription["state"];
  amountCents: number;
  startedAt: Date;
  trialEndsAt: Date | null;
  periodEndsAt: Date;
  endsAt: Date | null;
}

const columns = defineColumns<"payments.subscription">()({
  stripeId: "stripe_id",
  userId: "user_id",
  plan: "plan",
  billingPeriod: "billing_period",
  state: "state",
  amountCents: "amount_cents",
  startedAt: "started_at",
  trialEndsAt: "trial_ends_at",
  periodEndsAt: "period_ends_at",
  endsAt: "ends_at",
  reading: "reading",
  syncedAt: "synced_at",
});

const subscriptions = (db: Db) =>
  db
    .selectFrom("payments.subscription")
    .select(
      columns.select(
        "stripeId",
        "userId",
        "plan",
        "billingPeriod",
        "state",
        "amountCents",
        "startedAt",
        "trialEndsAt",
        "periodEndsAt",
        "endsAt",
      ),
    );

type Row = Awaited<ReturnType<ReturnType<typeof subscriptions>["executeTakeFirstOrThrow"]>>;

const toSubscription = (row: Row): StoredSubscription => ({
  ...row,
  plan: row.plan as StoredSubscription["plan"],
  billingPeriod: row.billingPeriod as StoredSubscription["billingPeriod"],
  state: row.state as StoredSubscription["state"],
});

/** The running ones first, then the newest: two can start within the same second. A person has at most a handful. */
export async function findSubscriptions(db: Db, userId: string) {
  const rows = await subscriptions(db)
    .where("user_id", "=", userId)
    .orderBy((eb) => eb("state", "=", "ended"))
    .orderBy("started_at", "desc")
    .limit(50)
    .execute();
  return rows.map(toSubscription);
}

export async function findSubscription(db: Db, stripeId: string) {
  const row = await subscriptions(db).where("stripe_id", "=", stripeId).executeTakeFirst();
  return row && toSubscription(row);
}

/** False when a later reading is stored already. */
export async function saveSubscription(
  tx: Tx,
  subscription: StoredSubscription & { reading: number; syncedAt: Date },
): Promise<boolean> {
  const values = columns.valuesOf(subscription);
  const row = await tx
    .insertInto("payments.subscription")
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column("stripe_id")
        .doUpdateSet(values)
        .where("payments.subscription.reading", "<", subscription.reading),
    )
    .returning("stripe_id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasHadTrial(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments.trial")
    .select("user_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteTrial(
  tx: Tx,
  trial: { userId: string; subscriptionId: string; startedAt: Date },
): Promise<void> {
  await tx
    .insertInto("payments.trial")
    .values({
      user_id: trial.userId,
      subscription_id: trial.subscriptionId,
      started_at: trial.startedAt,
    })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
}

/** Notes the card that a trial began with. True when somebody else had a trial with it before. */
export async function noteTrialCard(
  tx: Tx,
  { userId, subscriptionId, cardHash }: Record<"userId" | "subscriptionId" | "cardHash", string>,
): Promise<boolean> {
  // Of two people with one card at the same moment, one is the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trial card ${cardHash}`}, 0))`.execute(
    tx,
  );
  const noted = await tx
    .updateTable("payments.trial")
    .set({ card_hash: cardHash })
    .where("user_id", "=", userId)
    .where("subscription_id", "=", subscriptionId)
    .where("card_hash", "is", null)
    .returning("user_id")
    .executeTakeFirst();
  // A card that is changed later is no beginning.
  if (!noted) return false;
  const earlier = await tx
    .selectFrom("payments.trial")
    .select("user_id")
    .where("card_hash", "=", cardHash)
    .where("user_id", "!=", userId)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

export function findTrial(db: Db, userId: string) {
  return db
    .selectFrom("payments.trial")
    .select(["started_at as startedAt", "card_hash as cardHash"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
}
