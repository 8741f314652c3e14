import { z } from "zod";
import type { Tx } from "../db/db.ts";
import { defineTask, handleTask, type TaskHandler } from "../tasks/task.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import { deliver, type MailAttachment, type Mailer } from "./deliver.ts";
import type { EmailKind } from "./email.ts";

const Mail = z.strictObject({
  /** One email per key, however often the task runs: `enquiry:{id}`. Starts with its kind. */
  key: z.string().min(1).max(400),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** How many of this kind one recipient gets in an hour; the rest is dropped without a word. */
  atMostPerHour: z.int().min(1).default(10),
});
export type Mail = z.infer<typeof Mail>;

export const sendMailTask = defineTask({ name: "mail.send", payload: Mail });

export type EnqueueMail = (tx: Tx, mail: Mail) => Promise<void>;

/** For emails that may lie in the queue for days: none of them contains a secret. */
export const makeEnqueueMail =
  (queue: TaskQueue): EnqueueMail =>
  (tx, mail) =>
    queue.enqueue(tx, sendMailTask, mail);

export const mailTasks = (mailer: Mailer): TaskHandler[] => [
  handleTask(sendMailTask, (mail) => sendMail(mailer, mail)),
];

export const sendMail = (mailer: Mailer, mail: Mail): Promise<void> => {
  const { key, to, atMostPerHour, ...message } = mail;
  const delivery = { key, to, atMostPerHour, subject: mail.subject };
  return deliver(mailer, delivery, async () => message);
};

/**
 * An email with a secret in it, such as a link that resets a password. It is written when it is
 * sent, so that the secret never lies in the queue; another attempt makes another secret.
 */
export interface SecretMail<Facts> {
  email: EmailKind<Facts>;
  key: string;
  to: string;
  /** Makes the secret; undefined when there is nothing to send any more. */
  makeFacts: () => Promise<Facts | undefined>;
  headers?: (facts: Facts) => Record<string, string>;
  attachments?: (facts: Facts) => MailAttachment[];
}

/** Sends it at once; for tasks. */
export type SendSecretMail = <Facts>(mail: SecretMail<Facts>) => Promise<void>;

export const makeSendSecretMail =
  (mailer: Mailer): SendSecretMail =>
  ({ email, key, to, makeFacts, headers, attachments }) => {
    const delivery = { key, to, atMostPerHour: email.atMostPerHour, subject: email.kind };
    return deliver(mailer, delivery, async () => {
      const facts = await makeFacts();
      if (facts === undefined) return undefined;
      const { subject, text, html } = email.write(facts);
      return {
        ...{ subject, text, html, attachments: attachments?.(facts) },
        ...(headers && { headers: headers(facts) }),
      };
    });
  };
