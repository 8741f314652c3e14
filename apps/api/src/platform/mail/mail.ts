import { createTransport, type Transporter } from "nodemailer";
import { z } from "zod";
import { type Db, inTransaction, type Tx } from "../db/db.ts";
import { defineTask, handleTask, type TaskHandler } from "../tasks/task.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import { claimMail, isOneTooMany, markMailSent, releaseMail } from "./mail.repository.ts";

const Mail = z.strictObject({
  /** One email per key, however often the task runs: `newsletter-confirm:{id}:{asked}`. */
  key: z.string().min(1).max(400),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** For emails that strangers can ask for: how many of this kind one recipient gets in an hour. */
  atMostPerHour: z.int().min(1).optional(),
});
export type Mail = z.infer<typeof Mail>;

export const sendMailTask = defineTask({ name: "mail.send", payload: Mail });

export type EnqueueMail = (tx: Tx, mail: Mail) => Promise<void>;

export const makeEnqueueMail =
  (queue: TaskQueue): EnqueueMail =>
  (tx, mail) =>
    queue.enqueue(tx, sendMailTask, mail);

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

/**
 * A mail server that hangs is abandoned long before the queue considers the task lost and gives it
 * to another worker, which would send the email a second time.
 */
export const smtpPatienceMs = {
  dnsTimeout: 2_000,
  connectionTimeout: 5_000,
  greetingTimeout: 8_000,
  socketTimeout: 10_000,
};

/**
 * No other attempt sends while one may still be running within the timeouts above. Emails of a
 * killed worker wait this long too.
 */
export const claimSeconds = 25;

/** In the URL, because nodemailer ignores every other option next to one. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(smtpPatienceMs)) url.searchParams.set(name, String(ms));
  return url.href;
}

export function mailTasks(db: Db, settings: MailSettings): TaskHandler[] {
  const transport = createTransport(withPatience(settings.smtpUrl));
  return [handleTask(sendMailTask, (mail) => sendMail(db, transport, settings.from, mail))];
}

/** Passed on unparsed: read as a list, `a,b@c.example` would be two recipients. */
const asAddress = (address: string) => ({ name: "", address });

/**
 * Sends an email once. If the process dies between sending and recording it, the retry has the same
 * Message-ID, by which mailboxes recognise a duplicate.
 */
export async function sendMail(db: Db, transport: Transporter, from: string, mail: Mail) {
  const turn = await inTransaction(db, async (tx) =>
    (await isOneTooMany(tx, mail)) ? "too many" : claimMail(tx, mail, claimSeconds),
  );
  if (turn === "sent" || turn === "too many") return;
  // Fails, so that the queue retries: by then the other attempt has sent it, or is gone.
  if (turn === "taken") throw new Error("Another attempt is still sending this email");
  const { key, to, replyTo, atMostPerHour: _, ...message } = mail;
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  const messageId = `<${Buffer.from(key).toString("base64url")}@${domain}>`;
  const addresses = { to: asAddress(to), ...(replyTo && { replyTo: asAddress(replyTo) }) };
  try {
    await transport.sendMail({ ...message, ...addresses, from, messageId });
  } catch (error) {
    await inTransaction(db, (tx) => releaseMail(tx, key));
    throw error;
  }
  await inTransaction(db, (tx) => markMailSent(tx, key));
}
