import { expect } from "@playwright/test";

interface CaughtMail {
  id: string;
  subject: string;
  text: string;
}

/** Everything the mail catcher holds for an address, of earlier runs too; the newest last. */
export async function listMailsTo(to: string): Promise<CaughtMail[]> {
  const query = new URLSearchParams({ "envelope.to.address": to });
  const response = await fetch(`http://127.0.0.1:10800/email?${query}`);
  return (await response.json()) as CaughtMail[];
}

/**
 * Waits for the newest email to an address in the mail catcher; `saying` filters by content. For an address that had
 * emails before, `known` says which.
 */
export async function waitForMail(
  to: string,
  subject: RegExp,
  containing = "",
  earlierMails: CaughtMail[] = [],
): Promise<CaughtMail> {
  const knownIds = new Set(earlierMails.map(({ id }) => id));
  let found: CaughtMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await listMailsTo(to)).findLast(
          (mail) =>
            !knownIds.has(mail.id) && subject.test(mail.subject) && mail.text.includes(containing),
        );
        return found !== undefined;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  if (!found) throw new Error(`no mail to ${to}`);
  return found;
}

/** The first link in an email that leads to the given page. */
export function findMailLink(mail: CaughtMail, path: string): string {
  const link = [...mail.text.matchAll(/https?:\/\/\S+/g)]
    .map(([url]) => url)
    .find((url) => new URL(url).pathname === path);
  if (!link) throw new Error(`no link to ${path} in "${mail.subject}"`);
  return link;
}
