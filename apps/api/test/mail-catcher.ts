import { setTimeout as sleep } from "node:timers/promises";
import { expect, vi } from "vitest";

/**
 * The mail catcher that `npm run services` starts. It is shared: look only for your own recipients.
 */
const catcherUrl = "http://127.0.0.1:10800";

export interface CaughtMail {
  id: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  envelope: { to: { address: string }[] };
}

type MailMatcher = (mail: CaughtMail) => boolean;

const makeRecipientMatcher =
  (address: string): MailMatcher =>
  ({ envelope }) =>
    envelope.to.some((to) => to.address === address);

async function findMails(match: MailMatcher): Promise<CaughtMail[]> {
  const response = await fetch(`${catcherUrl}/email`);
  return ((await response.json()) as CaughtMail[]).filter(match);
}

/**
 * Waits for this many emails to a recipient (or that match), and a moment longer for one too many.
 */
export async function expectMails(
  recipient: string | MailMatcher,
  count: number,
): Promise<CaughtMail[]> {
  const match = typeof recipient === "string" ? makeRecipientMatcher(recipient) : recipient;
  const hasEnoughMails = async () => (await findMails(match)).length >= count;
  await vi.waitUntil(hasEnoughMails, { timeout: 5_000, interval: 30 }).catch(() => {});
  await sleep(100);
  const mails = await findMails(match);
  expect(mails.map(({ subject }) => subject)).toHaveLength(count);
  return mails;
}

export async function expectMail(recipient: string | MailMatcher): Promise<CaughtMail> {
  const [mail] = await expectMails(recipient, 1);
  if (!mail) throw new Error("unreachable: one mail was counted");
  return mail;
}

/** The email exactly as it was sent over the wire. */
export async function fetchMailSource(mail: CaughtMail): Promise<string> {
  return (await fetch(`${catcherUrl}/email/${mail.id}/source`)).text();
}
