import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

export interface IssueEmailData {
  subject: string;
  intro: string;
  articles: { title: string; excerpt: string; url: string; by: string }[];
  magazineUrl: string;
}

const sample: IssueEmailData = {
  subject: "Millet, moving house and a choir in Dandenong",
  intro: "Three good reads for a slow Sunday.",
  articles: [
    {
      title: "Millet is not a trend",
      excerpt: "A Perth baker on the grain that fed her village.",
      url: "https://boab.example/Wellbeing/millet-is-not-a-trend",
      by: "Mariam Sow, 5 min read",
    },
  ],
  magazineUrl: "https://boab.example/Wellbeing",
};

const writeContent = ({ subject, intro, articles, magazineUrl }: IssueEmailData) => ({
  heading: subject,
  paragraphs: [intro],
  links: articles.map(({ title, excerpt, url, by }) => ({ title, text: excerpt, note: by, url })),
  button: { label: "Read the magazine", url: magazineUrl },
});

export const newsletterIssueEmail = defineEmail<IssueEmailData>({
  kind: "newsletter-issue",
  when: "To every confirmed subscriber, when an admin sends an issue",
  purpose: "optional",
  topic: "newsletter",
  audience: ["newsletter subscriber"],
  reason: `You're getting this because you subscribed to the ${brand.name} newsletter and confirmed your email.`,
  // An issue comes once a fortnight.
  maxPerHour: 3,
  sample,
  subject: ({ subject }) => subject,
  email: writeContent,
});

/** An admin who has unsubscribed from the newsletter still gets the test. */
export const newsletterIssueTestEmail = defineEmail<IssueEmailData>({
  kind: "newsletter-issue-test",
  when: "To an admin who wants to see an issue before it's sent",
  purpose: "service",
  audience: ["team"],
  reason:
    "You're getting this because you asked for a test of this newsletter. Readers also get a link to unsubscribe.",
  // An admin may test several in an hour.
  maxPerHour: 20,
  sample,
  subject: ({ subject }) => `Test: ${subject}`,
  email: writeContent,
});
