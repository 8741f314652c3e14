import { createTransport, type Transporter } from "nodemailer";
import { z } from "zod";
import { type Db, inTransaction, type Tx } from "../db/db.ts";
import { defineTask, handleTask, type TaskHandler } from "../tasks/task.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import { claimMail, isOneTooMany, markMailSent } from "./mail.repository.ts";

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

export function mailTasks(db: Db, settings: MailSettings): TaskHandler[] {
  const transport = createTransport(settings.smtpUrl);
  return [handleTask(sendMailTask, (mail) => sendMail(db, transport, settings.from, mail))];
}

/** Taken as it stands: read as a list, `a,b@c.example` would be two recipients. */
const asAddress = (address: string) => ({ name: "", address });

/**
 * Sends a mail once. Should the process die between sending and noting it, the retry carries the
 * same Message-ID, by which mailboxes recognise a copy.
 */
export async function sendMail(db: Db, transport: Transporter, from: string, mail: Mail) {
  const isOpen = await inTransaction(db, async (tx) =>
    (await isOneTooMany(tx, mail)) ? false : claimMail(tx, mail),
  );
  if (!isOpen) return;
  const { key, to, replyTo, atMostPerHour: _, ...message } = mail;
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  const messageId = `<${Buffer.from(key).toString("base64url")}@${domain}>`;
  await transport.sendMail({
    ...message,
    to: asAddress(to),
    ...(replyTo && { replyTo: asAddress(replyTo) }),
    from,
    messageId,
  });
  await inTransaction(db, (tx) => markMailSent(tx, key));
}
