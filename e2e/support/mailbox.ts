import { expect } from "@playwright/test";

interface CaughtMail {
  subject: string;
  text: string;
  to: { address: string }[];
}

/** Waits for the newest email to an address in the mail catcher; `saying` filters by content. */
export async function waitForMail(to: string, subject: RegExp, saying = ""): Promise<CaughtMail> {
  let found: CaughtMail | undefined;
  await expect
    .poll(
      async () => {
        const response = await fetch("http://127.0.0.1:10800/email");
        const mails = (await response.json()) as CaughtMail[];
        found = mails.findLast(
          (mail) =>
            subject.test(mail.subject) &&
            mail.text.includes(saying) &&
            mail.to.some(({ address }) => address === to),
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
export function linkIn(mail: CaughtMail, path: string): string {
  const link = [...mail.text.matchAll(/https?:\/\/\S+/g)]
    .map(([url]) => url)
    .find((url) => new URL(url).pathname === path);
  if (!link) throw new Error(`no link to ${path} in "${mail.subject}"`);
  return link;
}
