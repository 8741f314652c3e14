import type { BillingPeriod, PaidPlan } from "@boab/contracts/payments/plans";
import type { Subscription } from "@boab/contracts/payments/subscriptions";
import { sql } from "kysely";
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

const selectSubscriptions = (db: Db) =>
  db
    .selectFrom("payments.subscription")
    .select([
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
    ]);

/** The running ones first, then the newest: two can start within the same second. A person has at most a handful. */
export function findSubscriptions(db: Db, userId: string): Promise<StoredSubscription[]> {
  return selectSubscriptions(db)
    .where("userId", "=", userId)
    .orderBy((eb) => eb("state", "=", "ended"))
    .orderBy("startedAt", "desc")
    .limit(50)
    .execute();
}

export const findSubscription = (
  db: Db,
  stripeId: string,
): Promise<StoredSubscription | undefined> =>
  selectSubscriptions(db).where("stripeId", "=", stripeId).executeTakeFirst();

/** False when a later reading is stored already. */
export async function saveSubscription(
  tx: Tx,
  subscription: StoredSubscription & { reading: number; syncedAt: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto("payments.subscription")
    .values(subscription)
    .onConflict((conflict) =>
      conflict
        .column("stripeId")
        .doUpdateSet(subscription)
        .where("payments.subscription.reading", "<", subscription.reading),
    )
    .returning("stripeId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasHadTrial(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments.trial")
    .select("userId")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTrial(
  tx: Tx,
  trial: { userId: string; subscriptionId: string; startedAt: Date },
): Promise<void> {
  await tx
    .insertInto("payments.trial")
    .values({
      userId: trial.userId,
      subscriptionId: trial.subscriptionId,
      startedAt: trial.startedAt,
    })
    .onConflict((conflict) => conflict.column("userId").doNothing())
    .execute();
}

interface TrialCard {
  userId: string;
  subscriptionId: string;
  cardHash: string;
  now: Date;
}

/** Notes the card that a trial began with. The trial is refused when somebody else had one with that card before. */
export async function saveTrialCard(
  tx: Tx,
  { userId, subscriptionId, cardHash, now }: TrialCard,
): Promise<void> {
  // The lock makes sure that of two people with the same card, one is the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`trial card ${cardHash}`}, 0))`.execute(
    tx,
  );
  const updatedTrial = await tx
    .updateTable("payments.trial")
    .set({ cardHash })
    .where("userId", "=", userId)
    .where("subscriptionId", "=", subscriptionId)
    .where("cardHash", "is", null)
    .returning("userId")
    .executeTakeFirst();
  // The trial has a card already; a card that is changed later doesn't count.
  if (!updatedTrial) return;
  const earlierTrial = await tx
    .selectFrom("payments.trial")
    .select("userId")
    .where("cardHash", "=", cardHash)
    .where("userId", "!=", userId)
    .limit(1)
    .executeTakeFirst();
  if (!earlierTrial) return;
  await tx
    .updateTable("payments.trial")
    .set({ refusedAt: now })
    .where("userId", "=", userId)
    .execute();
}

export async function isTrialRefused(
  db: Db,
  { userId, stripeId }: Pick<StoredSubscription, "userId" | "stripeId">,
): Promise<boolean> {
  const row = await db
    .selectFrom("payments.trial")
    .select("userId")
    .where("userId", "=", userId)
    .where("subscriptionId", "=", stripeId)
    .where("refusedAt", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

export function findTrial(db: Db, userId: string) {
  return db
    .selectFrom("payments.trial")
    .select(["startedAt", "cardHash"])
    .where("userId", "=", userId)
    .executeTakeFirst();
}

/** The last row of the previous batch. */
type BatchCursor = { at: Date; id: string } | undefined;

/** Running subscriptions, the oldest first. */
export function listRunningSubscriptions(db: Db, after: BatchCursor, limit: number) {
  let query = db
    .selectFrom("payments.subscription")
    .select(["stripeId as id", "startedAt as at", "plan", "state"])
    .select("amountCents")
    .where("state", "<>", "ended")
    .orderBy("startedAt")
    .orderBy("stripeId")
    .limit(limit);
  if (after)
    query = query.where(sql<boolean>`(started_at, stripe_id) > (${after.at}, ${after.id})`);
  return query.execute();
}

export const findSubscriptionToCompare = (db: Db, stripeId: string) =>
  db
    .selectFrom("payments.subscription")
    .select(["plan", "state", "amountCents"])
    .where("stripeId", "=", stripeId)
    .executeTakeFirst();
