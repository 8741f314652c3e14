import type { Db, Tx } from "#platform/db/db.ts";

export async function findCustomerId(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("payments.customer")
    .select("stripeId")
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row?.stripeId;
}

export async function findUserOfCustomer(db: Db, stripeId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("payments.customer")
    .select("userId")
    .where("stripeId", "=", stripeId)
    .executeTakeFirst();
  return row?.userId;
}

export async function saveCustomer(
  tx: Tx,
  customer: { userId: string; stripeId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto("payments.customer")
    .values({ userId: customer.userId, stripeId: customer.stripeId, createdAt: customer.at })
    .onConflict((conflict) => conflict.column("userId").doNothing())
    .execute();
}
