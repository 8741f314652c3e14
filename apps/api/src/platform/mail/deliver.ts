import { createHash } from "node:crypto";
import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import { type Db, inTransaction } from "../db/db.ts";
import { brandMark } from "./frame.ts";
import { claimMail, isOneTooMany, markMailSent, releaseMail } from "./mail.repository.ts";

export interface MailSettings {
  smtpUrl: string;
  from: string;
}

/** Where emails go out, and who they are from. */
export interface Mailer {
  db: Db;
  transport: Transporter;
  from: string;
}

export const connectMailer = (db: Db, { smtpUrl, from }: MailSettings): Mailer => ({
  db,
  transport: createTransport(withPatience(smtpUrl)),
  from,
});

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

export interface Delivery {
  key: string;
  to: string;
  subject: string;
  atMostPerHour: number;
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

/** The mail server refuses this recipient for good: another attempt would end the same way. */
export const isRefusedRecipient = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: unknown; responseCode?: number };
  return code === "EENVELOPE" && responseCode >= 500;
};

/** Undefined when there is nothing to send any more. */
type Write = () => Promise<Message | undefined>;

/**
 * Claims the key, writes and sends: once, however often it is tried. If the process dies between
 * sending and recording it, the retry of the same words has the same Message-ID, by which mailboxes
 * recognise a duplicate.
 */
export async function deliver(mailer: Mailer, delivery: Delivery, write: Write): Promise<void> {
  const { db } = mailer;
  const { key } = delivery;
  const turn = await inTransaction(db, async (tx) =>
    (await isOneTooMany(tx, delivery)) ? "too many" : claimMail(tx, delivery, claimSeconds),
  );
  if (turn === "sent" || turn === "too many") return;
  // Fails, so that the queue retries: by then the other attempt has sent it, or is gone.
  if (turn === "taken") throw new Error("Another attempt is still sending this email");
  const release = () => inTransaction(db, (tx) => releaseMail(tx, key));
  const message = await writeAndSend(mailer, delivery, write).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  if (!message) return release();
  await inTransaction(db, (tx) => markMailSent(tx, key, message.subject));
}

async function writeAndSend(mailer: Mailer, delivery: Delivery, write: Write) {
  const message = await write();
  if (message) await mailer.transport.sendMail(toOptions(mailer, delivery, message));
  return message;
}

function toOptions({ from }: Mailer, { key, to }: Delivery, message: Message): SendMailOptions {
  const { replyTo, attachments = [], ...content } = message;
  return {
    ...content,
    from,
    to: asAddress(to),
    ...(replyTo && { replyTo: asAddress(replyTo) }),
    messageId: messageIdOf(key, message, from),
    attachments: [brandMark, ...attachments],
  };
}

/** Passed on unparsed: read as a list, `a,b@c.example` would be two recipients. */
const asAddress = (address: string) => ({ name: "", address });

/** The same for the same email; one with a new link is another email. */
function messageIdOf(key: string, { text }: Message, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  const digest = createHash("sha256").update(`${key}\n${text}`).digest("base64url");
  return `<${digest}@${domain}>`;
}
