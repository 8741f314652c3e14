import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Undefined when this email has confirmed already and waits. */
export async function upsertNotice(tx: Tx, storeId: string, email: string, at: Date) {
  return tx
    .insertInto("marketplace.backNotice")
    .values({ storeId, email, askedAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(["storeId", "email"])
        .doUpdateSet({ askedAt: at })
        .where("marketplace.backNotice.confirmedAt", "is", null),
    )
    .returning(["id", "askedAt"])
    .executeTakeFirst();
}

/** Finds an unconfirmed request while its store is still on holiday. */
export function findUnconfirmedNotice(db: Db, id: string) {
  return db
    .selectFrom("marketplace.backNotice as notice")
    .innerJoin("marketplace.store as store", "store.id", "notice.storeId")
    .select(["notice.email", "store.storeName", "store.slug", "store.holidayMessage as message"])
    .where("notice.id", "=", id)
    .where("notice.confirmedAt", "is", null)
    .where("store.isPublic", "=", true)
    .where("store.isOnHoliday", "=", true)
    .executeTakeFirst();
}

export async function saveNoticeToken(tx: Tx, id: string, tokenHash: Buffer, expiresAt: Date) {
  const row = await tx
    .updateTable("marketplace.backNotice")
    .set({ tokenHash, tokenExpiresAt: expiresAt })
    .where("id", "=", id)
    .where("confirmedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined for an invalid token. */
export function markNoticeConfirmed(tx: Tx, tokenHash: Buffer, now: Date) {
  return tx
    .updateTable("marketplace.backNotice")
    .set({ confirmedAt: sql`coalesce(confirmed_at, ${now})` })
    .where("tokenHash", "=", tokenHash)
    .where("tokenExpiresAt", ">", now)
    .returning(["storeId", "email"])
    .executeTakeFirst();
}

/** Deletes all requests of a store and returns the confirmed ones, so that each person is notified once. */
export async function takeNotices(tx: Tx, storeId: string) {
  const rows = await tx
    .deleteFrom("marketplace.backNotice")
    .where("storeId", "=", storeId)
    .returning(["id", "email", "confirmedAt"])
    .execute();
  return rows.filter(({ confirmedAt }) => confirmedAt !== null);
}

export async function deleteUnconfirmedNotices(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom("marketplace.backNotice")
    .where("confirmedAt", "is", null)
    .where("askedAt", "<", before)
    .execute();
}

export async function deleteNoticesByEmail(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("marketplace.backNotice").where("email", "=", email).execute();
}

export async function listNoticesByEmail(db: Db, email: string) {
  const rows = await db
    .selectFrom("marketplace.backNotice as notice")
    .innerJoin("marketplace.store as store", "store.id", "notice.storeId")
    .select(["store.storeName", "notice.askedAt"])
    .where("notice.email", "=", email)
    .orderBy("notice.askedAt")
    .execute();
  return rows.map(({ storeName, askedAt }) => ({ storeName, askedAt: askedAt.toISOString() }));
}
