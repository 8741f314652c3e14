import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

export interface PendingSubscriber {
  email: string;
  name: string | null;
  unsubscribeToken: string;
}

/** Whoever has confirmed stays as they are. */
const unlessConfirmed = <T>(changed: RawBuilder<T>, column: string) =>
  sql<T>`case subscriber.status when 'confirmed' then ${sql.ref(`subscriber.${column}`)} else ${changed} end`;

/**
 * Stores the request. The same work for somebody who has confirmed, so that the time it takes says nothing about who reads
 * the newsletter.
 */
export async function upsertPending(tx: Tx, asking: PendingSubscriber) {
  return tx
    .insertInto("outreach.subscriber")
    .values({
      email: asking.email,
      name: asking.name,
      status: "asked",
      unsubscribe_token: asking.unsubscribeToken,
    })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet({
        status: unlessConfirmed(sql`'asked'`, "status"),
        name: unlessConfirmed(sql`coalesce(excluded.name, subscriber.name)`, "name"),
        asked_at: unlessConfirmed(sql`now()`, "asked_at"),
        // Subscribing again after leaving is a new consent.
        confirmed_at: unlessConfirmed(sql`null`, "confirmed_at"),
        left_at: unlessConfirmed(sql`null`, "left_at"),
      }),
    )
    .returning(["id", "asked_at as askedAt"])
    .executeTakeFirstOrThrow();
}

/** Somebody who has asked and not confirmed yet. */
export function findPending(db: Db, id: string) {
  return db
    .selectFrom("outreach.subscriber")
    .select(["email", "unsubscribe_token as unsubscribeToken"])
    .where("id", "=", id)
    .where("status", "=", "asked")
    .executeTakeFirst();
}

/** False when they confirmed or left meanwhile. */
export async function saveConfirmToken(tx: Tx, id: string, tokenHash: Buffer, expiresAt: Date) {
  const row = await tx
    .updateTable("outreach.subscriber")
    .set({ confirm_token_hash: tokenHash, confirm_token_expires_at: expiresAt })
    .where("id", "=", id)
    .where("status", "=", "asked")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function markConfirmed(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable("outreach.subscriber")
    .set({ status: "confirmed", confirmed_at: sql`coalesce(confirmed_at, ${now})` })
    .where("confirm_token_hash", "=", tokenHash)
    .where("confirm_token_expires_at", ">", now)
    .where("status", "in", ["asked", "confirmed"])
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function markLeft(tx: Tx, unsubscribeToken: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable("outreach.subscriber")
    .set({
      status: "left",
      left_at: sql`coalesce(left_at, ${now})`,
      confirm_token_hash: null,
      confirm_token_expires_at: null,
    })
    .where("unsubscribe_token", "=", unsubscribeToken)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
