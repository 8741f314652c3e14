import { countRows } from "#platform/db/count-rows.ts";
import type { Db, Tx } from "#platform/db/db.ts";

/** Lists the earliest first. */
export const listMessages = (db: Db, orderId: string, limit: number) =>
  db
    .selectFrom("marketplace.orderMessage")
    .select(["id", "authorId", "isFromBuyer", "body"])
    .select("sentAt")
    .where("orderId", "=", orderId)
    .orderBy("sentAt")
    .orderBy("id")
    .limit(limit)
    .execute();

/** Counts the messages of one side of an order. */
export async function countMessages(
  db: Db,
  orderId: string,
  isFromBuyer: boolean,
): Promise<number> {
  return countRows(
    db
      .selectFrom("marketplace.orderMessage")
      .where("orderId", "=", orderId)
      .where("isFromBuyer", "=", isFromBuyer),
  );
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
    .insertInto("marketplace.orderMessage")
    .values({
      orderId: message.orderId,
      authorId: message.authorId,
      body: message.body,
      isFromBuyer: message.isFromBuyer,
      sentAt: message.sentAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Erases what a person wrote. The empty messages stay, because the other side's answers refer to them. */
export async function eraseMessagesByAuthor(tx: Tx, authorId: string): Promise<void> {
  await tx
    .updateTable("marketplace.orderMessage")
    .set({ body: null })
    .where("authorId", "=", authorId)
    .execute();
}

/** Lists what a member wrote, for the export of their own data. */
export async function listMessagesByAuthor(db: Db, authorId: string) {
  const rows = await db
    .selectFrom("marketplace.orderMessage")
    .select(["orderId", "body", "sentAt"])
    .where("authorId", "=", authorId)
    .orderBy("sentAt")
    .orderBy("id")
    .execute();
  return rows.map(({ sentAt, ...row }) => ({ ...row, sentAt: sentAt.toISOString() }));
}
