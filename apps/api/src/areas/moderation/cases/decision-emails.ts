import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface Removal {
  title: string;
  text: string;
  /** Completes “because …”. */
  because: string;
  note: string;
  isWarning: boolean;
  decisionUrl: string;
}

const noteLines = (note: string) => (note === "" ? [] : [note]);

export const contentRemovedEmail = defineEmail({
  kind: "content-removed",
  when: "To the writer of something our team removed",
  atMostPerHour: 20,
  sample: {
    title: "Review of Teranga Table",
    text: "Went once, the owner shouted at my mum.",
    because: "it isn't based on a real visit",
    note: "",
    isWarning: true,
    decisionUrl: "https://boab.example/moderation/00000000-0000-4000-8000-000000000000",
  } as Removal,
  subject: ({ title }: Removal) => `We removed your ${lowerFirst(title)}`,
  email: ({ title, text, because, note, isWarning, decisionUrl }: Removal) => ({
    heading: `We removed your ${lowerFirst(title)}`,
    paragraphs: [
      `“${text}”`,
      `Somebody reported it, and we removed it because ${because}. Nobody else can see it now.`,
      ...noteLines(note),
      ...(isWarning
        ? ["Please take this as a warning. If it happens again, we may suspend your account."]
        : []),
      "You can change it and post it again, or ask us to look again. Somebody other than the first moderator will decide.",
    ],
    button: { label: "See the decision", url: decisionUrl },
    reason: `You're getting this email because you wrote this on ${brand.name}.`,
  }),
});

interface ReportOutcome {
  title: string;
  isRemoved: boolean;
  because: string;
  note: string;
  url: string;
}

export const reportDecidedEmail = defineEmail({
  kind: "report-decided",
  when: "To somebody who reported something, once our team has decided",
  atMostPerHour: 20,
  sample: {
    title: "Review of Teranga Table",
    isRemoved: false,
    because: "it describes a real visit",
    note: "",
    url: "https://boab.example/directory/listings/teranga-table/reviews",
  } as ReportOutcome,
  subject: ({ title }: ReportOutcome) => `About your report: ${lowerFirst(title)}`,
  email: ({ title, isRemoved, because, note, url }: ReportOutcome) => ({
    heading: isRemoved ? "We removed what you reported" : "We looked at your report",
    paragraphs: [
      `Thanks for telling us about the ${lowerFirst(title)}.`,
      isRemoved
        ? `We removed it because ${because}.`
        : `We kept it because ${because}. If you know something we don't, you can report it again.`,
      ...noteLines(note),
    ],
    button: { label: "Open the page", url },
    reason: `You're getting this email because you sent a report on ${brand.name}.`,
  }),
});

interface Restored {
  title: string;
  because: string;
  note: string;
  url: string;
}

export const contentRestoredEmail = defineEmail({
  kind: "content-restored",
  when: "To the writer of something that was hidden and is shown again",
  atMostPerHour: 20,
  sample: {
    title: "Review of Teranga Table",
    because: "it describes a real visit",
    note: "",
    url: "https://boab.example/directory/listings/teranga-table/reviews",
  } as Restored,
  subject: ({ title }: Restored) => `Your ${lowerFirst(title)} is back`,
  email: ({ title, because, note, url }: Restored) => ({
    heading: `Your ${lowerFirst(title)} is back`,
    paragraphs: [
      `We looked at it again and put it back, because ${because}. Everyone can see it now.`,
      ...noteLines(note),
    ],
    button: { label: "Open the page", url },
    reason: `You're getting this email because you wrote this on ${brand.name}.`,
  }),
});

/** `Review of Teranga Table` within a sentence. */
export function lowerFirst(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
