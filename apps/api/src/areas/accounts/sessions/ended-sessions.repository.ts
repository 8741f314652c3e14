import type { Db, Tx } from "#platform/db/db.ts";

export async function insertEndedSession(tx: Tx, sessionHash: Buffer, at: Date): Promise<void> {
  await tx
    .insertInto("accounts.endedSession")
    .values({ sessionHash, endedAt: at })
    .onConflict((conflict) => conflict.column("sessionHash").doNothing())
    .execute();
}

export async function isSessionEnded(db: Db, sessionHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom("accounts.endedSession")
    .select("sessionHash")
    .where("sessionHash", "=", sessionHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEndedSessions(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom("accounts.endedSession").where("endedAt", "<", before).execute();
}
