import { emailTopics } from "@boab/contracts/common/consents";
import { formerFields, readFormerNames } from "@boab/contracts/common/former-names";
import { z } from "zod";
import type { Tx } from "../db/db.ts";
import { defineTask, handleTask, type TaskHandler } from "../tasks/task.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import { deliver, type MailAttachment, type Mailer } from "./deliver.ts";
import type { EmailKind } from "./email.ts";

const Mail = z.strictObject({
  /** Only one email is sent per key, however often the task runs. A key starts with its kind: `enquiry:{id}`. */
  key: z.string().min(1).max(400),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** The max emails of this kind that one recipient gets in an hour; the rest is dropped silently. */
  maxPerHour: z.int().min(1).default(10),
  isErasedOnceSent: z.boolean().optional(),
  /**
   * An optional email has one. A worker of the release before refuses the task because of it, so it never sends the
   * email without its link.
   */
  topic: z.enum(emailTopics).optional(),
});
export type Mail = z.infer<typeof Mail>;

/** Emails wait in the queue while a release is replaced, so those of the release before are read as well. */
const QueuedMail = z.preprocess(
  (queued) => readFormerNames(queued, [formerFields.maxPerHour, formerFields.isErasedOnceSent]),
  Mail,
);

export const sendMailTask = defineTask({ name: "mail.send", payload: QueuedMail });

export type EnqueueMail = (tx: Tx, mail: Mail) => Promise<void>;

/** For emails that may stay in the queue for days. None of them may contain a secret. */
export const makeEnqueueMail =
  (queue: TaskQueue): EnqueueMail =>
  (tx, mail) =>
    queue.enqueue(tx, sendMailTask, mail);

export const mailTasks = (mailer: Mailer): TaskHandler[] => [
  handleTask(sendMailTask, (mail) => sendMail(mailer, mail)),
];

export const sendMail = (mailer: Mailer, mail: Mail): Promise<void> => {
  const { key, to, maxPerHour, isErasedOnceSent, topic, ...message } = mail;
  const delivery = {
    key,
    to,
    maxPerHour,
    isErasedOnceSent,
    topic,
    subject: mail.subject,
  };
  return deliver(mailer, delivery, async () => message);
};

/**
 * An email with a secret, such as a link that resets a password. It is written when it is sent, so that the secret is
 * never stored in the queue; a retry makes a new secret.
 */
export interface SecretMail<Data> {
  email: EmailKind<Data>;
  key: string;
  to: string;
  /** Makes the secret; undefined when there is nothing to send any more. */
  makeData: () => Promise<Data | undefined>;
  headers?: (data: Data) => Record<string, string>;
  /**
   * Whether an equal link still works. Beyond the max per hour, the email is dropped only then, so that nobody can keep
   * another person from getting a link.
   */
  isCovered?: () => Promise<boolean>;
  attachments?: (data: Data) => MailAttachment[];
  /** Called instead of sending an optional email to somebody who has unsubscribed from its topic. */
  onRefused?: () => void;
}

/** Sends the email at once. Only tasks use it. */
export type SendSecretMail = <Data>(mail: SecretMail<Data>) => Promise<void>;

export const makeSendSecretMail =
  (mailer: Mailer): SendSecretMail =>
  ({ email, key, to, makeData, headers, attachments, isCovered, onRefused }) => {
    const delivery = {
      key,
      to,
      maxPerHour: email.maxPerHour,
      subject: email.kind,
      isCovered,
      topic: email.topic,
      onRefused,
    };
    return deliver(mailer, delivery, async () => {
      const data = await makeData();
      if (data === undefined) return undefined;
      const { subject, text, html } = email.write(data);
      return {
        subject,
        text,
        html,
        attachments: attachments?.(data),
        ...(headers && { headers: headers(data) }),
      };
    });
  };
