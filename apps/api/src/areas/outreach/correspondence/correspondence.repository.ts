import type { OutreachData } from "@boab/contracts/outreach/my-data";
import type { Db, Tx } from "#platform/db/db.ts";

/** The enquiries, subscription and launch reminders of an email, without the secret tokens of its links. */
export async function findCorrespondence(db: Db, typedEmail: string): Promise<OutreachData> {
  // The contract lowercases every email before it is stored.
  const email = typedEmail.toLowerCase();
  const enquiries = await db
    .selectFrom("outreach.enquiry")
    .select(["name", "email", "business", "message", "source", "createdAt"])
    .where("email", "=", email)
    .orderBy("createdAt", "desc")
    .execute();
  const subscriber = await db
    .selectFrom("outreach.subscriber")
    .select(["email", "name", "status", "askedAt", "confirmedAt", "leftAt"])
    .where("email", "=", email)
    .executeTakeFirst();
  const reminders = await db
    .selectFrom("outreach.launchReminder")
    .select(["area", "email", "askedAt", "confirmedAt"])
    .where("email", "=", email)
    .orderBy("area")
    .execute();
  return {
    enquiries: enquiries.map(({ createdAt, ...enquiry }) => ({
      ...enquiry,
      createdAt: createdAt.toISOString(),
    })),
    newsletter: subscriber
      ? {
          email: subscriber.email,
          name: subscriber.name,
          status: subscriber.status,
          requestedAt: subscriber.askedAt.toISOString(),
          confirmedAt: subscriber.confirmedAt?.toISOString() ?? null,
          leftAt: subscriber.leftAt?.toISOString() ?? null,
        }
      : null,
    launchReminders: reminders.map((reminder) => ({
      area: reminder.area,
      email: reminder.email,
      requestedAt: reminder.askedAt.toISOString(),
      confirmedAt: reminder.confirmedAt?.toISOString() ?? null,
    })),
  };
}

/** The enquiries, the subscription and the launch reminders of somebody who closed their account. */
export async function deleteCorrespondence(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("outreach.enquiry").where("email", "=", email).execute();
  await tx.deleteFrom("outreach.subscriber").where("email", "=", email).execute();
  await tx.deleteFrom("outreach.launchReminder").where("email", "=", email).execute();
}
