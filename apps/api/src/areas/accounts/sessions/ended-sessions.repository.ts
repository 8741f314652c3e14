import type { Db, Tx } from "#platform/db/db.ts";

export async function insertEndedSession(tx: Tx, sessionHash: Buffer, at: Date): Promise<void> {
  await tx
    .insertInto("accounts.ended_session")
    .values({ session_hash: sessionHash, ended_at: at })
    .onConflict((conflict) => conflict.column("session_hash").doNothing())
    .execute();
}

export async function isSessionEnded(db: Db, sessionHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom("accounts.ended_session")
    .select("session_hash")
    .where("session_hash", "=", sessionHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEndedSessions(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom("accounts.ended_session").where("ended_at", "<", before).execute();
}
