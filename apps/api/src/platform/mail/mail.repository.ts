import { sql } from "kysely";
import type { Tx } from "../db/db.ts";

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

export async function markMailSent(tx: Tx, key: string): Promise<void> {
  await tx
    .updateTable("platform.mail")
    .set({ sent_at: sql`now()` })
    .where("key", "=", key)
    .execute();
}
