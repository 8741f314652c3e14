import { sql } from "kysely";
import type { Db, Tx } from "../db/db.ts";

/**
 * Whether to send the email of this key: it is ours, already sent, or still with another attempt.
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
        .doUpdateSet({ claimed_at: sql`now()` })
        .where("platform.mail.sent_at", "is", null)
        .where(
          "platform.mail.claimed_at",
          "<=",
          sql<Date>`now() - make_interval(secs => ${claimSeconds})`,
        ),
    )
    .returning("key")
    .executeTakeFirst();
  if (claimed) return "ours";
  const { sent_at } = await tx
    .selectFrom("platform.mail")
    .select("sent_at")
    .where("key", "=", mail.key)
    .executeTakeFirstOrThrow();
  return sent_at ? "sent" : "taken";
}

/** The attempt failed: the next one need not wait. */
export async function releaseMail(tx: Tx, key: string): Promise<void> {
  await tx
    .deleteFrom("platform.mail")
    .where("key", "=", key)
    .where("sent_at", "is", null)
    .execute();
}

/** At most so many at a time; returns how many there were. */
export async function deleteMails(tx: Tx, before: Date, most: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("platform.mail")
    .where("key", "in", (mail) =>
      mail
        .selectFrom("platform.mail")
        .select("key")
        .where("claimed_at", "<", before)
        .orderBy("claimed_at")
        .limit(most),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What was sent to somebody who is gone. One that is being sent stays until it is forgotten with the others. */
export async function deleteMailsTo(tx: Tx, recipient: string): Promise<void> {
  await tx
    .deleteFrom("platform.mail")
    .where(sql<string>`lower(recipient)`, "=", recipient.toLowerCase())
    .where("sent_at", "is not", null)
    .execute();
}

/** How many emails with these keys were sent, or about to be, since then. */
export async function countMails(db: Db, keyPrefix: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("platform.mail")
    .select((mail) => mail.fn.countAll<number>().as("count"))
    .where((mail) => mail.fn<boolean>("starts_with", ["key", mail.val(keyPrefix)]))
    .where("claimed_at", ">=", since)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Has this recipient had this hour's share of this kind of email? Silent, because the person who
 * asked must not learn what happened. Concurrent sends wait for each other, so that both are
 * counted.
 */
export async function isOneTooMany(
  tx: Tx,
  mail: { key: string; to: string; atMostPerHour: number },
): Promise<boolean> {
  const [kind = ""] = mail.key.split(":");
  const recipient = mail.to.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}:${recipient}`}, 0))`.execute(
    tx,
  );
  const { count } = await tx
    .selectFrom("platform.mail")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where(sql<string>`lower(recipient)`, "=", recipient)
    .where((row) => row.fn<boolean>("starts_with", ["key", row.val(`${kind}:`)]))
    // Its own row exists when an earlier attempt failed.
    .where("key", "!=", mail.key)
    .where("claimed_at", ">=", sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count >= mail.atMostPerHour;
}

export async function markMailSent(tx: Tx, key: string, subject: string): Promise<void> {
  await tx
    .updateTable("platform.mail")
    .set({ sent_at: sql`now()`, subject })
    .where("key", "=", key)
    .execute();
}
