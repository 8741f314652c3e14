import type { Db, Tx } from "#platform/db/db.ts";

export async function claimHandle(tx: Tx, handle: string, profileId: string): Promise<boolean> {
  const claimed = await tx
    .insertInto("accounts.handle")
    .values({ handle, profileId })
    .onConflict((conflict) => conflict.column("handle").doNothing())
    .returning("handle")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function listHandles(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("accounts.handle")
    .select("handle")
    .where("profileId", "=", profileId)
    .orderBy("handle")
    .execute();
  return rows.map(({ handle }) => handle);
}

/** True when the handle is the person's, new or already theirs. */
export async function ensureHandle(tx: Tx, handle: string, profileId: string): Promise<boolean> {
  if (await claimHandle(tx, handle, profileId)) return true;
  const ownRow = await tx
    .selectFrom("accounts.handle")
    .select("handle")
    .where("handle", "=", handle)
    .where("profileId", "=", profileId)
    .executeTakeFirst();
  return ownRow !== undefined;
}

/** Handles nobody uses any more are free for others. */
export async function releaseHandles(
  tx: Tx,
  profileId: string,
  handlesInUse: string[],
): Promise<void> {
  await tx
    .deleteFrom("accounts.handle")
    .where("profileId", "=", profileId)
    .where("handle", "not in", handlesInUse)
    .execute();
}
