import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

const reason = `You're getting this because you write for ${brand.name}.`;
const title = "Asking for help in three languages";

interface SentBackEmailData {
  title: string;
  /** The editor wrote this note to the writer. */
  note: string;
  url: string;
}

export const documentSentBackEmail = defineEmail<SentBackEmailData>({
  kind: "document-sent-back",
  when: "To the writer of an article that an editor sends back",
  purpose: "service",
  audience: ["writer"],
  reason,
  maxPerHour: 10,
  sample: {
    title,
    note: "So close. One question on the languages and we run it on Thursday.",
    url: "https://boab.example/test-editor/DOC-7KQ2M9",
  },
  subject: (data) => `Notes on ${data.title}`,
  email: (data) => ({
    heading: "Your article is back with notes",
    paragraphs: [`Our editors have read “${data.title}” and wrote:`, data.note],
    button: { label: "Open your article", url: data.url },
  }),
});

interface ScheduledEmailData {
  title: string;
  /** Day and time, in Sydney. */
  when: string;
  url: string;
}

export const articleScheduledEmail = defineEmail<ScheduledEmailData>({
  kind: "article-scheduled",
  when: "To the writer of an article that is scheduled",
  purpose: "service",
  audience: ["writer"],
  reason,
  maxPerHour: 10,
  sample: {
    title,
    when: "Thursday 19 November 2026 at 6:30 am",
    url: "https://boab.example/test-editor/DOC-7KQ2M9",
  },
  subject: (data) => `Scheduled: ${data.title}`,
  email: (data) => ({
    heading: "Your article is scheduled",
    paragraphs: [
      `“${data.title}” goes out on ${data.when}, Sydney time. We'll email you when it's there.`,
    ],
    button: { label: "Look at your article", url: data.url },
  }),
});

interface PublishedEmailData {
  title: string;
  url: string;
}

export const articlePublishedEmail = defineEmail<PublishedEmailData>({
  kind: "article-published",
  when: "To the writer of an article that has gone out",
  purpose: "service",
  audience: ["writer"],
  reason,
  maxPerHour: 10,
  sample: { title, url: "https://boab.example/Wellbeing/asking-for-help-in-three-languages" },
  subject: (data) => `Published: ${data.title}`,
  email: (data) => ({
    heading: "Your article is out",
    paragraphs: [`Everyone can read “${data.title}” now. Thank you for writing for us.`],
    button: { label: "Read it", url: data.url },
  }),
});
