import { sql } from "kysely";
import type { Db, Tx } from "../db/db.ts";

/** True while the mail of this key has not been sent yet. */
export async function claimMail(
  tx: Tx,
  mail: { key: string; to: string; subject: string },
): Promise<boolean> {
  const row = await tx
    .insertInto("platform.mail")
    .values({ key: mail.key, recipient: mail.to, subject: mail.subject })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ claimed_at: sql`now()` }))
    .returning("sent_at")
    .executeTakeFirstOrThrow();
  return row.sent_at === null;
}

/** How many mails of these keys went out, or were about to, since then. */
export async function countMails(db: Db, keyPrefix: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("platform.mail")
    .select((mail) => mail.fn.countAll<number>().as("count"))
    .where((mail) => mail.fn<boolean>("starts_with", ["key", mail.val(keyPrefix)]))
    .where("claimed_at", ">=", since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function markMailSent(tx: Tx, key: string): Promise<void> {
  await tx
    .updateTable("platform.mail")
    .set({ sent_at: sql`now()` })
    .where("key", "=", key)
    .execute();
}
