import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

const reason = `You're getting this because you write for ${brand.name}.`;
const title = "Asking for help in three languages";

interface SentBack {
  title: string;
  /** The editor's words. */
  note: string;
  url: string;
}

export const documentSentBackEmail = defineEmail<SentBack>({
  kind: "document-sent-back",
  when: "To the writer of an article that an editor sends back",
  atMostPerHour: 10,
  sample: {
    title,
    note: "So close. One question on the languages and we run it on Thursday.",
    url: "https://boab.example/test-editor/DOC-7KQ2M9",
  },
  subject: (facts) => `Notes on ${facts.title}`,
  email: (facts) => ({
    heading: "Your article is back with notes",
    paragraphs: [`Our editors have read “${facts.title}” and wrote:`, facts.note],
    button: { label: "Open your article", url: facts.url },
    reason,
  }),
});

interface Scheduled {
  title: string;
  /** Day and time, in Sydney. */
  when: string;
  url: string;
}

export const articleScheduledEmail = defineEmail<Scheduled>({
  kind: "article-scheduled",
  when: "To the writer of an article that is scheduled",
  atMostPerHour: 10,
  sample: {
    title,
    when: "Thursday 19 November 2026 at 6:30 am",
    url: "https://boab.example/test-editor/DOC-7KQ2M9",
  },
  subject: (facts) => `Scheduled: ${facts.title}`,
  email: (facts) => ({
    heading: "Your article is scheduled",
    paragraphs: [
      `“${facts.title}” goes out on ${facts.when}, Sydney time. We'll email you when it's there.`,
    ],
    button: { label: "Look at your article", url: facts.url },
    reason,
  }),
});

interface Published {
  title: string;
  url: string;
}

export const articlePublishedEmail = defineEmail<Published>({
  kind: "article-published",
  when: "To the writer of an article that has gone out",
  atMostPerHour: 10,
  sample: { title, url: "https://boab.example/Wellbeing/asking-for-help-in-three-languages" },
  subject: (facts) => `Published: ${facts.title}`,
  email: (facts) => ({
    heading: "Your article is out",
    paragraphs: [`Everyone can read “${facts.title}” now. Thank you for writing for us.`],
    button: { label: "Read it", url: facts.url },
    reason,
  }),
});
