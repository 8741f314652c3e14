import { createHash } from "node:crypto";
import type { EmailTopic } from "@boab/contracts/common/consents";
import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import { isRefused } from "../consent/consents.repository.ts";
import { type Db, inTransaction } from "../db/db.ts";
import { brandMark } from "./frame.ts";
import { claimMail, isOverHourlyLimit, markMailSent, releaseMail } from "./mail.repository.ts";
import {
  makeUnsubscribeLinks,
  type UnsubscribeSettings,
  unsubscribePlaceholder,
} from "./unsubscribe-links.ts";

export interface MailSettings extends UnsubscribeSettings {
  smtpUrl: string;
  from: string;
}

/** The connections and the sender for emails. */
export interface Mailer extends UnsubscribeSettings {
  db: Db;
  transport: Transporter;
  from: string;
}

export const connectMailer = (db: Db, settings: MailSettings): Mailer => ({
  db,
  unsubscribeKey: settings.unsubscribeKey,
  publicOrigin: settings.publicOrigin,
  transport: createTransport(addSmtpTimeouts(settings.smtpUrl)),
  from: settings.from,
});

/**
 * A mail server that hangs is abandoned long before the queue considers the task lost and gives it
 * to another worker, which would send the email a second time.
 */
export const smtpTimeoutsMs = {
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

/** The timeouts go into the URL, because nodemailer ignores all other options next to one. */
function addSmtpTimeouts(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const [name, ms] of Object.entries(smtpTimeoutsMs)) url.searchParams.set(name, String(ms));
  return url.href;
}

export interface Delivery {
  key: string;
  to: string;
  subject: string;
  maxPerHour: number;
  /** The topic of an optional email, which isn't sent to whoever has unsubscribed from it. */
  topic?: EmailTopic | undefined;
  onRefused?: (() => void) | undefined;
  /** Called beyond the limit: whether the recipient can do without this email. The default is that they can. */
  isCovered?: (() => Promise<boolean>) | undefined;
  /** For a recipient who closed their account: nothing about the email is stored once it is sent. */
  isErasedOnceSent?: boolean | undefined;
}

export interface Message {
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
  headers?: Record<string, string> | undefined;
  attachments?: MailAttachment[] | undefined;
}

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
}

/** The mail server refuses this recipient permanently, so a retry is pointless. */
export const isRefusedRecipient = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === "EENVELOPE" &&
  "responseCode" in error &&
  typeof error.responseCode === "number" &&
  error.responseCode >= 500;

/** Undefined when there is nothing to send any more. */
type WriteMessage = () => Promise<Message | undefined>;

/**
 * Claims the key, then writes and sends the email once, however often it is tried. If the process dies between sending
 * and recording it, the retry of the same text has the same Message-ID, by which mailboxes recognise a duplicate.
 */
export async function deliver(
  mailer: Mailer,
  delivery: Delivery,
  write: WriteMessage,
): Promise<void> {
  const { db } = mailer;
  const { key } = delivery;
  const { isCovered = async () => true } = delivery;
  const claim = await inTransaction(db, async (tx) => {
    if (delivery.topic && (await isRefused(tx, delivery.to, delivery.topic))) return "refused";
    return (await isOverHourlyLimit(tx, delivery)) && (await isCovered())
      ? "too many"
      : claimMail(tx, delivery, claimSeconds);
  });
  if (claim === "refused") return delivery.onRefused?.();
  if (claim === "sent" || claim === "too many") return;
  // The error makes the queue retry; by then the other attempt has sent the email or has died.
  if (claim === "taken") throw new Error("Another attempt is still sending this email");
  const release = () => inTransaction(db, (tx) => releaseMail(tx, key));
  const message = await writeAndSend(mailer, delivery, write).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  if (!message || delivery.isErasedOnceSent) return release();
  await inTransaction(db, (tx) => markMailSent(tx, key, message.subject));
}

async function writeAndSend(mailer: Mailer, delivery: Delivery, write: WriteMessage) {
  const written = await write();
  const message = written && (await addUnsubscribeLinks(mailer, delivery, written));
  if (message) await mailer.transport.sendMail(toSendMailOptions(mailer, delivery, message));
  return message;
}

async function addUnsubscribeLinks(
  mailer: Mailer,
  { to, topic }: Delivery,
  message: Message,
): Promise<Message> {
  if (!topic) return message;
  const links = await inTransaction(mailer.db, (tx) => makeUnsubscribeLinks(tx, mailer, to, topic));
  return {
    ...message,
    text: message.text.replaceAll(unsubscribePlaceholder, links.url),
    html: message.html.replaceAll(unsubscribePlaceholder, links.url),
    headers: { ...message.headers, ...links.headers },
  };
}

function toSendMailOptions(
  { from }: Mailer,
  { key, to }: Delivery,
  message: Message,
): SendMailOptions {
  const { replyTo, attachments = [], ...content } = message;
  return {
    ...content,
    from,
    to: toMailAddress(to),
    ...(replyTo && { replyTo: toMailAddress(replyTo) }),
    messageId: makeMessageId(key, message, from),
    attachments: [brandMark, ...attachments],
  };
}

/** An email passed as text would be parsed as a list: `a,b@c.example` would be two recipients. */
const toMailAddress = (address: string) => ({ name: "", address });

/** The same email has the same id; one with a new link is a different email. */
function makeMessageId(key: string, { text }: Message, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  const digest = createHash("sha256").update(`${key}\n${text}`).digest("base64url");
  return `<${digest}@${domain}>`;
}
