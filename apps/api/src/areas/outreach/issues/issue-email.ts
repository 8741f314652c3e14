import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

export interface IssueEmailData {
  subject: string;
  intro: string;
  articles: { title: string; excerpt: string; url: string; by: string }[];
  magazineUrl: string;
  unsubscribeUrl: string;
}

export const newsletterIssueEmail = defineEmail({
  kind: "newsletter-issue",
  when: "To every confirmed subscriber, when an admin sends an issue",
  purpose: "optional",
  topic: "newsletter",
  audience: ["newsletter subscriber"],
  reason: `You're getting this because you subscribed to the ${brand.name} newsletter and confirmed your email.`,
  // An issue comes once a fortnight; an admin may test several in an hour.
  maxPerHour: 20,
  sample: {
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
    unsubscribeUrl: "https://boab.example/newsletter/unsubscribe?token=sample",
  },
  subject: ({ subject }: IssueEmailData) => subject,
  email: ({ subject, intro, articles, magazineUrl, unsubscribeUrl }: IssueEmailData) => ({
    heading: subject,
    paragraphs: [intro],
    links: articles.map(({ title, excerpt, url, by }) => ({ title, text: excerpt, note: by, url })),
    button: { label: "Read the magazine", url: magazineUrl },
    unsubscribeUrl,
  }),
});
