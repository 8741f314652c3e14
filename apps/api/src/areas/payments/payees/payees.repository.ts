import type { Db } from "#platform/db/db.ts";

export async function findAccountId(db: Db, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom("accounts.profile")
    .select("stripe_account_id as accountId")
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row?.accountId ?? null;
}
