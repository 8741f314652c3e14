import type { Db, Tx } from "#platform/db/db.ts";

export async function findCustomerId(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("payments.customer")
    .select("stripe_id as stripeId")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.stripeId;
}

export async function findUserOfCustomer(db: Db, stripeId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("payments.customer")
    .select("user_id as userId")
    .where("stripe_id", "=", stripeId)
    .executeTakeFirst();
  return row?.userId;
}

export async function saveCustomer(
  tx: Tx,
  customer: { userId: string; stripeId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto("payments.customer")
    .values({ user_id: customer.userId, stripe_id: customer.stripeId, created_at: customer.at })
    .onConflict((conflict) => conflict.column("user_id").doNothing())
    .execute();
}
