import { sql } from "kysely";
import { countRows } from "../db/count-rows.ts";
import type { Db, Tx } from "../db/db.ts";

/**
 * Claims the email of this key: "ours" to send it, "sent" if it was sent before, "taken" if another attempt is sending
 * it.
 */
export async function claimMail(
  tx: Tx,
  mail: { key: string; to: string; subject: string },
  claimSeconds: number,
): Promise<"ours" | "sent" | "taken"> {
  const claimed = await tx
    .insertInto("platform.mail")
    .values({ key: mail.key, recipient: mail.to, subject: mail.subject })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({ claimedAt: sql`now()` })
        .where("platform.mail.sentAt", "is", null)
        .where(
          "platform.mail.claimedAt",
          "<=",
          sql<Date>`now() - make_interval(secs => ${claimSeconds})`,
        ),
    )
    .returning("key")
    .executeTakeFirst();
  if (claimed) return "ours";
  const { sentAt } = await tx
    .selectFrom("platform.mail")
    .select("sentAt")
    .where("key", "=", mail.key)
    .executeTakeFirstOrThrow();
  return sentAt ? "sent" : "taken";
}

/** Releases the claim of a failed attempt, so that the next one doesn't wait. */
export async function releaseMail(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom("platform.mail").where("key", "=", key).where("sentAt", "is", null).execute();
}

/** Deletes at most `max` emails, and returns how many. */
export async function deleteMails(tx: Tx, before: Date, max: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("platform.mail")
    .where("key", "in", (eb) =>
      eb
        .selectFrom("platform.mail")
        .select("key")
        .where("claimedAt", "<", before)
        .orderBy("claimedAt")
        .limit(max),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/**
 * Deletes the emails sent to somebody who closed their account. An email that is being sent stays until the retention
 * ends.
 */
export async function deleteMailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx
    .deleteFrom("platform.mail")
    .where(sql<string>`lower(recipient)`, "=", recipient.toLowerCase())
    .where("sentAt", "is not", null)
    .execute();
}

/** Counts the emails with this key prefix that were sent or claimed since then. */
export async function countMails(db: Db, keyPrefix: string, since: Date): Promise<number> {
  return countRows(
    db
      .selectFrom("platform.mail")
      .where((eb) => eb.fn<boolean>("starts_with", ["key", eb.val(keyPrefix)]))
      .where("claimedAt", ">=", since),
  );
}

/**
 * Whether this recipient has reached the max of this kind of email in an hour. The email is dropped silently, because
 * the person who asked must not learn what happened. Concurrent sends wait for each other, so that both are counted.
 */
export async function isOverHourlyLimit(
  tx: Tx,
  mail: { key: string; to: string; maxPerHour: number },
): Promise<boolean> {
  const [kind = ""] = mail.key.split(":");
  const recipient = mail.to.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${recipient}`}, 0))`.execute(
    tx,
  );
  const { count } = await tx
    .selectFrom("platform.mail")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(sql<string>`lower(recipient)`, "=", recipient)
    .where((eb) => eb.fn<boolean>("starts_with", ["key", eb.val(`${kind}:`)]))
    // Its own row exists when an earlier attempt failed.
    .where("key", "!=", mail.key)
    .where("claimedAt", ">=", sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count >= mail.maxPerHour;
}

export async function markMailSent(tx: Tx, key: string, subject: string): Promise<void> {
  await tx
    .updateTable("platform.mail")
    .set({ sentAt: sql`now()`, subject })
    .where("key", "=", key)
    .execute();
}
