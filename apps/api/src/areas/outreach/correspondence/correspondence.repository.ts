import type { Correspondence } from "@boab/contracts/outreach/my-data";
import type { Db, Tx } from "#platform/db/db.ts";

/** The enquiries and subscription of an email, without the secret tokens of its links. */
export async function findCorrespondence(db: Db, address: string): Promise<Correspondence> {
  // The contract lowercases every email before it is stored.
  const email = address.toLowerCase();
  const enquiries = await db
    .selectFrom("outreach.enquiry")
    .select(["name", "email", "business", "message", "source", "created_at"])
    .where("email", "=", email)
    .orderBy("created_at", "desc")
    .execute();
  const subscriber = await db
    .selectFrom("outreach.subscriber")
    .select(["email", "name", "status", "asked_at", "confirmed_at", "left_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  return {
    enquiries: enquiries.map(({ created_at, ...enquiry }) => ({
      ...enquiry,
      createdAt: created_at.toISOString(),
    })),
    newsletter: subscriber
      ? {
          email: subscriber.email,
          name: subscriber.name,
          status: subscriber.status,
          requestedAt: subscriber.asked_at.toISOString(),
          confirmedAt: subscriber.confirmed_at?.toISOString() ?? null,
          leftAt: subscriber.left_at?.toISOString() ?? null,
        }
      : null,
  };
}

/** The enquiries and the subscription of somebody who closed their account. */
export async function deleteCorrespondence(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("outreach.enquiry").where("email", "=", email).execute();
  await tx.deleteFrom("outreach.subscriber").where("email", "=", email).execute();
}
