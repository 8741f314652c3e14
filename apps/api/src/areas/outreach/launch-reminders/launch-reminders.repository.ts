import type { LaunchArea } from "@boab/contracts/common/access";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Does the same work for somebody who has confirmed, so that the response time doesn't reveal who is on the list. */
export async function upsertReminder(tx: Tx, area: LaunchArea, email: string) {
  return tx
    .insertInto("outreach.launchReminder")
    .values({ area, email })
    .onConflict((conflict) =>
      conflict.columns(["area", "email"]).doUpdateSet({
        askedAt: sql<Date>`case when launch_reminder.confirmed_at is null then now()
          else launch_reminder.asked_at end`,
      }),
    )
    .returning(["id", "askedAt"])
    .executeTakeFirstOrThrow();
}

export async function findUnconfirmedReminder(db: Db, id: string) {
  return db
    .selectFrom("outreach.launchReminder")
    .select(["email", "area"])
    .where("id", "=", id)
    .where("confirmedAt", "is", null)
    .$narrowType<{ area: LaunchArea }>()
    .executeTakeFirst();
}

/** False when they confirmed meanwhile, or the row is gone. */
export async function saveReminderToken(tx: Tx, id: string, tokenHash: Buffer, expiresAt: Date) {
  const row = await tx
    .updateTable("outreach.launchReminder")
    .set({ confirmTokenHash: tokenHash, confirmTokenExpiresAt: expiresAt })
    .where("id", "=", id)
    .where("confirmedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined for an invalid token. */
export function markReminderConfirmed(tx: Tx, tokenHash: Buffer, now: Date) {
  return tx
    .updateTable("outreach.launchReminder")
    .set({ confirmedAt: sql`coalesce(confirmed_at, ${now})` })
    .where("confirmTokenHash", "=", tokenHash)
    .where("confirmTokenExpiresAt", ">", now)
    .returning(["email", "area"])
    .executeTakeFirst();
}

/** Deletes up to `limit` confirmed reminders of an area and returns them; two workers never get the same ones. */
export function takeConfirmedReminders(tx: Tx, area: LaunchArea, limit: number) {
  return tx
    .deleteFrom("outreach.launchReminder")
    .where("id", "in", (eb) =>
      eb
        .selectFrom("outreach.launchReminder")
        .select("id")
        .where("area", "=", area)
        .where("confirmedAt", "is not", null)
        .orderBy("email")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "email"])
    .execute();
}

export async function deleteUnconfirmedReminders(tx: Tx, askedBefore: Date): Promise<void> {
  await tx
    .deleteFrom("outreach.launchReminder")
    .where("confirmedAt", "is", null)
    .where("askedAt", "<", askedBefore)
    .execute();
}
