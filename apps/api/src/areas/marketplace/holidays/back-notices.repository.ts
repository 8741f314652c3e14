import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Undefined when this email has confirmed already and waits. */
export async function upsertNotice(tx: Tx, storeId: string, email: string, at: Date) {
  return tx
    .insertInto("marketplace.back_notice")
    .values({ store_id: storeId, email, asked_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(["store_id", "email"])
        .doUpdateSet({ asked_at: at })
        .where("marketplace.back_notice.confirmed_at", "is", null),
    )
    .returning(["id", "asked_at as askedAt"])
    .executeTakeFirst();
}

/** Somebody who has asked and not confirmed, while the store is still away. */
export function findUnconfirmed(db: Db, id: string) {
  return db
    .selectFrom("marketplace.back_notice as notice")
    .innerJoin("marketplace.store as store", "store.id", "notice.store_id")
    .select([
      "notice.email",
      "store.store_name as storeName",
      "store.slug",
      "store.holiday_message as message",
    ])
    .where("notice.id", "=", id)
    .where("notice.confirmed_at", "is", null)
    .where("store.is_public", "=", true)
    .where("store.is_on_holiday", "=", true)
    .executeTakeFirst();
}

export async function saveNoticeToken(tx: Tx, id: string, tokenHash: Buffer, expiresAt: Date) {
  const row = await tx
    .updateTable("marketplace.back_notice")
    .set({ token_hash: tokenHash, token_expires_at: expiresAt })
    .where("id", "=", id)
    .where("confirmed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function markNoticeConfirmed(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .updateTable("marketplace.back_notice")
    .set({ confirmed_at: sql`coalesce(confirmed_at, ${now})` })
    .where("token_hash", "=", tokenHash)
    .where("token_expires_at", ">", now)
    .returning("store_id as storeId")
    .executeTakeFirst();
  return row?.storeId;
}

/** Each is handed over once: whoever is told is forgotten, and so is whoever never confirmed. */
export async function takeNotices(tx: Tx, storeId: string) {
  const rows = await tx
    .deleteFrom("marketplace.back_notice")
    .where("store_id", "=", storeId)
    .returning(["id", "email", "confirmed_at as confirmedAt"])
    .execute();
  return rows.filter(({ confirmedAt }) => confirmedAt !== null);
}

export async function deleteStaleNotices(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom("marketplace.back_notice")
    .where("confirmed_at", "is", null)
    .where("asked_at", "<", before)
    .execute();
}

export async function deleteNoticesOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("marketplace.back_notice").where("email", "=", email).execute();
}

export async function listNoticesOf(db: Db, email: string) {
  const rows = await db
    .selectFrom("marketplace.back_notice as notice")
    .innerJoin("marketplace.store as store", "store.id", "notice.store_id")
    .select(["store.store_name as storeName", "notice.asked_at as askedAt"])
    .where("notice.email", "=", email)
    .orderBy("notice.asked_at")
    .execute();
  return rows.map(({ storeName, askedAt }) => ({ storeName, askedAt: askedAt.toISOString() }));
}
