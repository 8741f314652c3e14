import { createTransport, type Transporter } from "nodemailer";
import { z } from "zod";
import { type Db, inTransaction, type Tx } from "../db/db.ts";
import { defineTask, handleTask, type TaskHandler } from "../tasks/task.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import { claimMail, isOneTooMany, markMailSent, releaseMail } from "./mail.repository.ts";

const Mail = z.strictObject({
  /** One mail per key, however often the task runs: `newsletter-confirm:{id}:{asked}`. */
  key: z.string().min(1).max(400),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** For letters that a stranger can ask for: how many of this kind one address gets in an hour. */
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
 * A mail server that hangs is given up long before the queue takes the task for lost and hands it to
 * another worker, which would send the letter a second time.
 */
export const smtpPatienceMs = {
  dnsTimeout: 2_000,
  connectionTimeout: 5_000,
  greetingTimeout: 8_000,
  socketTimeout: 10_000,
};

/**
 * As long as a try may take by the patience above, no other one sends. It is also what the letters of
 * a killed worker wait.
 */
export const claimSeconds = 25;

/** In the address, because next to one every other option is ignored. */
function withPatience(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(smtpPatienceMs)) url.searchParams.set(name, String(ms));
  return url.href;
}

export function mailTasks(db: Db, settings: MailSettings): TaskHandler[] {
  const transport = createTransport(withPatience(settings.smtpUrl));
  return [handleTask(sendMailTask, (mail) => sendMail(db, transport, settings.from, mail))];
}

/** Taken as it stands: read as a list, `a,b@c.example` would be two recipients. */
const asAddress = (address: string) => ({ name: "", address });

/**
 * Sends a mail once. Should the process die between sending and noting it, the retry carries the
 * same Message-ID, by which mailboxes recognise a copy.
 */
export async function sendMail(db: Db, transport: Transporter, from: string, mail: Mail) {
  const turn = await inTransaction(db, async (tx) =>
    (await isOneTooMany(tx, mail)) ? "too many" : claimMail(tx, mail, claimSeconds),
  );
  if (turn === "sent" || turn === "too many") return;
  // Fails, so that the queue tries again: by then the other try has sent it, or is gone.
  if (turn === "taken") throw new Error("Another try is still sending this mail");
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
