import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

export interface PendingSubscriber {
  email: string;
  name: string | null;
  unsubscribeToken: string;
}

/** A confirmed subscriber keeps the stored value. */
const changeUnlessConfirmed = <T>(changed: RawBuilder<T>, column: string) =>
  sql<T>`case subscriber.status when 'confirmed' then ${sql.ref(`subscriber.${column}`)} else ${changed} end`;

/**
 * Stores the request. It does the same work for somebody who has confirmed, so that the response time doesn't reveal
 * who gets the newsletter.
 */
export async function upsertPendingSubscriber(tx: Tx, subscriber: PendingSubscriber) {
  return tx
    .insertInto("outreach.subscriber")
    .values({
      email: subscriber.email,
      name: subscriber.name,
      status: "asked",
      unsubscribeToken: subscriber.unsubscribeToken,
    })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet({
        status: changeUnlessConfirmed(sql`'asked'`, "status"),
        name: changeUnlessConfirmed(sql`coalesce(excluded.name, subscriber.name)`, "name"),
        askedAt: changeUnlessConfirmed(sql`now()`, "askedAt"),
        // Subscribing again after leaving is a new consent.
        confirmedAt: changeUnlessConfirmed(sql`null`, "confirmedAt"),
        leftAt: changeUnlessConfirmed(sql`null`, "leftAt"),
      }),
    )
    .returning(["id", "askedAt"])
    .executeTakeFirstOrThrow();
}

/** Finds a subscriber who has not confirmed yet. */
export function findPendingSubscriber(db: Db, id: string) {
  return db
    .selectFrom("outreach.subscriber")
    .select(["email", "unsubscribeToken"])
    .where("id", "=", id)
    .where("status", "=", "asked")
    .executeTakeFirst();
}

/** False when they confirmed or left meanwhile. */
export async function saveConfirmToken(tx: Tx, id: string, tokenHash: Buffer, expiresAt: Date) {
  const row = await tx
    .updateTable("outreach.subscriber")
    .set({ confirmTokenHash: tokenHash, confirmTokenExpiresAt: expiresAt })
    .where("id", "=", id)
    .where("status", "=", "asked")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns the confirmed email, or undefined for an invalid token. */
export async function markConfirmed(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .updateTable("outreach.subscriber")
    .set({ status: "confirmed", confirmedAt: sql`coalesce(confirmed_at, ${now})` })
    .where("confirmTokenHash", "=", tokenHash)
    .where("confirmTokenExpiresAt", ">", now)
    .where("status", "in", ["asked", "confirmed"])
    .returning("email")
    .executeTakeFirst();
  return row?.email;
}

/** Returns the email, or undefined for an unknown token. */
export async function markUnsubscribed(
  tx: Tx,
  unsubscribeToken: string,
  now: Date,
): Promise<string | undefined> {
  const row = await updateToLeft(tx, now)
    .where("unsubscribeToken", "=", unsubscribeToken)
    .returning("email")
    .executeTakeFirst();
  return row?.email;
}

export async function markEmailUnsubscribed(tx: Tx, email: string, now: Date): Promise<void> {
  await updateToLeft(tx, now).where("email", "=", email).execute();
}

const updateToLeft = (tx: Tx, now: Date) =>
  tx.updateTable("outreach.subscriber").set({
    status: "left",
    leftAt: sql`coalesce(left_at, ${now})`,
    confirmTokenHash: null,
    confirmTokenExpiresAt: null,
  });
