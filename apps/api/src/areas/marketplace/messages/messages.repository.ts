import type { Db, Tx } from "#platform/db/db.ts";

/** The earliest first. */
export const listMessages = (db: Db, orderId: string, limit: number) =>
  db
    .selectFrom("marketplace.order_message")
    .select(["id", "author_id as authorId", "is_from_buyer as isFromBuyer", "body"])
    .select("sent_at as sentAt")
    .where("order_id", "=", orderId)
    .orderBy("sent_at")
    .orderBy("id")
    .limit(limit)
    .execute();

export async function countMessages(db: Db, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom("marketplace.order_message")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("order_id", "=", orderId)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewMessage {
  orderId: string;
  authorId: string;
  isFromBuyer: boolean;
  body: string;
  sentAt: Date;
}

export async function insertMessage(tx: Tx, message: NewMessage): Promise<string> {
  const { id } = await tx
    .insertInto("marketplace.order_message")
    .values({
      ...{ order_id: message.orderId, author_id: message.authorId, body: message.body },
      ...{ is_from_buyer: message.isFromBuyer, sent_at: message.sentAt },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** That they wrote stays, because the other side's answers refer to it; what they wrote goes. */
export async function forgetMessagesOf(tx: Tx, authorId: string): Promise<void> {
  await tx
    .updateTable("marketplace.order_message")
    .set({ body: null })
    .where("author_id", "=", authorId)
    .execute();
}

/** What a member wrote, for the file of their own data. */
export async function listMessagesOf(db: Db, authorId: string) {
  const rows = await db
    .selectFrom("marketplace.order_message")
    .select(["order_id as orderId", "body", "sent_at as sentAt"])
    .where("author_id", "=", authorId)
    .orderBy("sent_at")
    .orderBy("id")
    .execute();
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }));
}
