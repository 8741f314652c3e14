import { waitUntil } from "../../../scripts/lib/wait.ts";

const mailCatcherUrl = "http://127.0.0.1:10800";

interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  envelope: { to: { address: string }[] };
  attachments?: { generatedFileName: string; contentType: string }[];
}

/** Each email to somebody of this domain, with the calendar files it brought; waits until there are so many. */
export async function waitForMails(domain: string, minCount: number) {
  let mails: Mail[] = [];
  const haveArrived = async () => {
    const all = (await (await fetch(`${mailCatcherUrl}/email`)).json()) as Mail[];
    mails = all.filter(({ envelope }) =>
      envelope.to.some(({ address }) => address.endsWith(`@${domain}`)),
    );
    return mails.length >= minCount;
  };
  await waitUntil(haveArrived, { seconds: 60, everyMs: 500 });
  return Promise.all(
    mails.map(async ({ id, subject, text, html, envelope, attachments = [] }) => {
      const calendars = attachments.filter(({ contentType }) => contentType === "text/calendar");
      const files = await Promise.all(
        calendars.map(async ({ generatedFileName }) => {
          const response = await fetch(
            `${mailCatcherUrl}/email/${id}/attachment/${generatedFileName}`,
          );
          return unfoldLines(await response.text());
        }),
      );
      return {
        to: envelope.to[0]?.address ?? "",
        subject,
        text: [subject, text, html, ...files].join("\n"),
      };
    }),
  );
}

/** Lines of a calendar are cut at 75 characters. */
export const unfoldLines = (calendar: string): string => calendar.replace(/\r?\n[ \t]/g, "");
