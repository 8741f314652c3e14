import { sql } from "kysely";
import type { Tx } from "#platform/db/db.ts";

export interface PendingSubscriber {
  email: string;
  name: string | null;
  confirmTokenHash: Buffer;
  expiresAt: Date;
  unsubscribeToken: string;
}

/**
 * Stores the request; undefined when the email is already confirmed and nothing needs to be mailed.
 */
export async function upsertPending(tx: Tx, asking: PendingSubscriber) {
  return tx
    .insertInto("outreach.subscriber")
    .values({
      email: asking.email,
      name: asking.name,
      status: "asked",
      confirm_token_hash: asking.confirmTokenHash,
      confirm_token_expires_at: asking.expiresAt,
      unsubscribe_token: asking.unsubscribeToken,
    })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet((row) => ({
          status: "asked",
          name: sql`coalesce(excluded.name, subscriber.name)`,
          confirm_token_hash: row.ref("excluded.confirm_token_hash"),
          confirm_token_expires_at: row.ref("excluded.confirm_token_expires_at"),
          asked_at: sql`now()`,
          // Subscribing again after leaving is a new consent.
          confirmed_at: null,
          left_at: null,
        }))
        .where("outreach.subscriber.status", "!=", "confirmed"),
    )
    .returning(["id", "unsubscribe_token as unsubscribeToken", "asked_at as askedAt"])
    .executeTakeFirst();
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
