import { brand } from "@boab/contracts/common/brand";
import type { SubjectKind } from "@boab/contracts/moderation/subject-kinds";
import { defineEmail } from "#platform/mail/email.ts";

/** A listing is run by its owner, who can change it while nobody sees it. Everything else was written by somebody. */
const nextSteps: Record<"post" | "listing", string> = {
  post: "You can change it and post it again, or ask us to look again. Somebody other than the first moderator will decide.",
  listing:
    "You can still change it, and ask us to look again. Somebody other than the first moderator will decide.",
};

const authorReasons: Record<"post" | "listing", string> = {
  post: `You're getting this because you wrote this on ${brand.name}.`,
  listing: `You're getting this because this is your listing on ${brand.name}.`,
};

const toCopyKey = (kind: SubjectKind) => (kind === "listing" ? "listing" : "post");

interface RemovalEmailData {
  kind: SubjectKind;
  title: string;
  text: string;
  /** Completes “because …”. */
  because: string;
  note: string;
  isWarning: boolean;
  decisionUrl: string;
}

const listNoteLines = (note: string) => (note === "" ? [] : [note]);

export const contentRemovedEmail = defineEmail<RemovalEmailData>({
  kind: "content-removed",
  when: "To the writer of something our team removed",
  purpose: "service",
  audience: ["member"],
  reason: ({ kind }) => authorReasons[toCopyKey(kind)],
  maxPerHour: 20,
  sample: {
    kind: "review",
    title: "Review of Teranga Table",
    text: "Went once, the owner shouted at my mum.",
    because: "it isn't based on a real visit",
    note: "",
    isWarning: true,
    decisionUrl: "https://boab.example/moderation/00000000-0000-4000-8000-000000000000",
  },
  subject: ({ title }: RemovalEmailData) => `We removed your ${lowerFirstLetter(title)}`,
  email: ({ kind, title, text, because, note, isWarning, decisionUrl }: RemovalEmailData) => ({
    heading: `We removed your ${lowerFirstLetter(title)}`,
    paragraphs: [
      `“${text}”`,
      `Somebody reported it, and we removed it because ${because}. Nobody else can see it now.`,
      ...listNoteLines(note),
      ...(isWarning
        ? ["Please take this as a warning. If it happens again, we may suspend your account."]
        : []),
      nextSteps[toCopyKey(kind)],
    ],
    button: { label: "See the decision", url: decisionUrl },
  }),
});

interface ReportOutcome {
  title: string;
  isRemoved: boolean;
  because: string;
  note: string;
  url: string;
}

export const reportDecidedEmail = defineEmail<ReportOutcome>({
  kind: "report-decided",
  when: "To somebody who reported something, once our team has decided",
  purpose: "service",
  audience: ["member"],
  reason: `You're getting this because you sent a report on ${brand.name}.`,
  maxPerHour: 20,
  sample: {
    title: "Review of Teranga Table",
    isRemoved: false,
    because: "it describes a real visit",
    note: "",
    url: "https://boab.example/directory/listings/teranga-table/reviews",
  },
  subject: ({ title }: ReportOutcome) => `About your report: ${lowerFirstLetter(title)}`,
  email: ({ title, isRemoved, because, note, url }: ReportOutcome) => ({
    heading: isRemoved ? "We removed what you reported" : "We looked at your report",
    paragraphs: [
      `Thanks for telling us about the ${lowerFirstLetter(title)}.`,
      isRemoved
        ? `We removed it because ${because}.`
        : `We kept it because ${because}. If you know something we don't, you can report it again.`,
      ...listNoteLines(note),
    ],
    button: { label: "Open the page", url },
  }),
});

interface RestoredEmailData {
  kind: SubjectKind;
  title: string;
  because: string;
  note: string;
  url: string;
}

export const contentRestoredEmail = defineEmail<RestoredEmailData>({
  kind: "content-restored",
  when: "To the writer of something that was hidden and is shown again",
  purpose: "service",
  audience: ["member"],
  reason: ({ kind }) => authorReasons[toCopyKey(kind)],
  maxPerHour: 20,
  sample: {
    kind: "review",
    title: "Review of Teranga Table",
    because: "it describes a real visit",
    note: "",
    url: "https://boab.example/directory/listings/teranga-table/reviews",
  },
  subject: ({ title }: RestoredEmailData) => `Your ${lowerFirstLetter(title)} is back`,
  email: ({ title, because, note, url }: RestoredEmailData) => ({
    heading: `Your ${lowerFirstLetter(title)} is back`,
    paragraphs: [
      `We looked at it again and put it back, because ${because}. Everyone can see it now.`,
      ...listNoteLines(note),
    ],
    button: { label: "Open the page", url },
  }),
});

/** Makes a title fit into a sentence: `review of Teranga Table`. */
export function lowerFirstLetter(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
}
