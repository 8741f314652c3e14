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

/** An address, or what else is known of an email. */
type MailMatcher = string | ((mail: CaughtMail) => boolean);

/** The catcher looks for an address itself: it holds the emails of all tests, and sending them takes seconds. */
async function findMails(match: MailMatcher): Promise<CaughtMail[]> {
  const query =
    typeof match === "string" ? `?${new URLSearchParams({ "envelope.to.address": match })}` : "";
  const response = await fetch(`${catcherUrl}/email${query}`);
  const mails = (await response.json()) as CaughtMail[];
  return typeof match === "string" ? mails : mails.filter(match);
}

/**
 * Waits for this many emails to a recipient (or that match), and a moment longer for one too many.
 */
export async function expectMails(match: MailMatcher, count: number): Promise<CaughtMail[]> {
  const hasEnoughMails = async () => (await findMails(match)).length >= count;
  await vi.waitUntil(hasEnoughMails, { timeout: 5_000, interval: 30 }).catch(() => {});
  await sleep(100);
  const mails = await findMails(match);
  expect(mails.map(({ subject }) => subject)).toHaveLength(count);
  return mails;
}

export async function expectMail(match: MailMatcher): Promise<CaughtMail> {
  const [mail] = await expectMails(match, 1);
  if (!mail) throw new Error("unreachable: one mail was counted");
  return mail;
}

/** The email exactly as it was sent over the wire. */
export async function fetchMailSource(mail: CaughtMail): Promise<string> {
  return (await fetch(`${catcherUrl}/email/${mail.id}/source`)).text();
}
