import type { Consent, ConsentTopic, EmailTopic } from "@boab/contracts/common/consents";
import { sql } from "kysely";
import type { Db, Tx } from "../db/db.ts";

interface ConsentKey {
  email: string;
  topic: ConsentTopic;
  /** What a one-off email is about, or the key of a name that is shown. */
  subject?: string;
}

interface GivenConsent extends ConsentKey {
  wording: string;
  through?: "form and emailed link" | "emailed link";
}

/**
 * Records a consent: by default one that was given in a form and confirmed by an emailed link. Confirming twice changes
 * nothing.
 */
export async function giveConsent(
  tx: Tx,
  { email, topic, subject = "", wording, through = "form and emailed link" }: GivenConsent,
  at: Date,
): Promise<void> {
  await tx
    .insertInto("platform.consent")
    .values({
      email: email.toLowerCase(),
      topic,
      subject,
      wording,
      givenAt: at,
      givenThrough: through,
    })
    .onConflict((conflict) =>
      conflict.columns(["email", "topic", "subject"]).where("withdrawnAt", "is", null).doNothing(),
    )
    .execute();
}

/** Ends the consent in force. Without one, it records that the topic is refused; doing so twice changes nothing. */
export async function withdrawConsent(
  tx: Tx,
  { email: typedEmail, topic }: { email: string; topic: EmailTopic },
  at: Date,
): Promise<void> {
  const email = typedEmail.toLowerCase();
  const withdrawal = { withdrawnAt: at, withdrawnThrough: "emailed link" } as const;
  const ended = await tx
    .updateTable("platform.consent")
    .set(withdrawal)
    .where("email", "=", email)
    .where("topic", "=", topic)
    .where("withdrawnAt", "is", null)
    .returning("id")
    .execute();
  if (ended.length > 0 || (await isRefused(tx, email, topic))) return;
  await tx
    .insertInto("platform.consent")
    .values({ email, topic, ...withdrawal })
    .onConflict((conflict) =>
      conflict.columns(["email", "topic", "subject"]).where("givenAt", "is", null).doNothing(),
    )
    .execute();
}

/** Why a consent that has a subject ended. */
export type ConsentEnd =
  | "emailed link"
  | "name changed"
  | "left the team"
  | "the business"
  | "listing deleted";

/** Ends the consents in force to these subjects, whoever gave them; others stay as they are. */
export async function endConsents(
  tx: Tx,
  { topic, subjects }: { topic: ConsentTopic; subjects: readonly string[] },
  through: ConsentEnd,
  at: Date,
): Promise<void> {
  if (subjects.length === 0) return;
  await tx
    .updateTable("platform.consent")
    .set({ withdrawnAt: at, withdrawnThrough: through })
    .where("topic", "=", topic)
    .where("subject", "in", subjects)
    .where("withdrawnAt", "is", null)
    .execute();
}

/** Whether the topic was stopped and nobody has agreed to it again since. */
export async function isRefused(db: Db, email: string, topic: EmailTopic): Promise<boolean> {
  const { rows } = await sql<{ isRefused: boolean | null }>`
    select bool_and(withdrawn_at is not null) as is_refused from platform.consent
    where email = ${email.toLowerCase()} and topic = ${topic}`.execute(db);
  return rows[0]?.isRefused ?? false;
}

/** A one-off consent is deleted with the request it belongs to. */
export async function deleteConsent(
  tx: Tx,
  { email, topic, subject = "" }: ConsentKey,
): Promise<void> {
  await tx
    .deleteFrom("platform.consent")
    .where("email", "=", email.toLowerCase())
    .where("topic", "=", topic)
    .where("subject", "=", subject)
    .execute();
}

/** What a member stopped stays stopped at their new email, once it is verified. */
export async function copyRefusals(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    insert into platform.consent (email, topic, withdrawn_at, withdrawn_through)
    select ${to.toLowerCase()}, topic, withdrawn_at, withdrawn_through
    from platform.consent where email = ${from.toLowerCase()} and given_at is null
    on conflict do nothing`.execute(tx);
}

export async function listConsents(db: Db, email: string): Promise<Consent[]> {
  const rows = await db
    .selectFrom("platform.consent")
    .select([
      "topic",
      "subject",
      "wording",
      "givenAt",
      "givenThrough",
      "withdrawnAt",
      "withdrawnThrough",
    ])
    .where("email", "=", email.toLowerCase())
    .orderBy("topic")
    .orderBy(sql`coalesce(given_at, withdrawn_at)`)
    .execute();
  return rows.map((row) => ({
    ...row,
    givenAt: row.givenAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
  }));
}

/** Deletes what somebody who closed their account agreed to and stopped, with their links. */
export async function deleteConsents(tx: Tx, email: string): Promise<void> {
  const address = email.toLowerCase();
  await tx.deleteFrom("platform.consent").where("email", "=", address).execute();
  await tx.deleteFrom("platform.unsubscribeLink").where("email", "=", address).execute();
}
