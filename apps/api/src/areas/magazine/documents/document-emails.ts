import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface SubmittedEmailData {
  title: string;
  writerName: string;
  round: number;
  url: string;
}

export const documentSubmittedEmail = defineEmail<SubmittedEmailData>({
  kind: "document-submitted",
  when: "To the team when a writer submits an article",
  purpose: "service",
  audience: ["team"],
  reason: `You're getting this because you look after the magazine of ${brand.name}.`,
  maxPerHour: 30,
  sample: {
    title: "Asking for help in three languages",
    writerName: "Saba Haile",
    round: 2,
    url: "https://boab.example/admin/magazine/DOC-7KQ2M9",
  },
  subject: ({ title }) => `To review: ${title}`,
  email: ({ title, writerName, round, url }) => ({
    heading: round > 1 ? "An article is back for review" : "An article is waiting for you",
    paragraphs: [
      round > 1
        ? `${writerName} has submitted “${title}” again.`
        : `${writerName} has submitted “${title}”.`,
    ],
    button: { label: "Read it", url },
  }),
});
