import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";
import { lowerFirstLetter } from "../cases/decision-emails.ts";

interface AppealDecidedEmailData {
  title: string;
  isRestored: boolean;
  note: string;
  url: string;
}

export const appealDecidedEmail = defineEmail<AppealDecidedEmailData>({
  kind: "appeal-decided",
  when: "To the writer who asked us to look again, once somebody else has decided",
  purpose: "service",
  audience: ["member"],
  reason: `You're getting this because you asked us to look again on ${brand.name}.`,
  maxPerHour: 20,
  sample: {
    title: "Review of Teranga Table",
    isRestored: true,
    note: "You're right: the booking was made under your sister's name.",
    url: "https://boab.example/directory/listings/teranga-table/reviews",
  },
  subject: ({ title, isRestored }: AppealDecidedEmailData) =>
    isRestored
      ? `Your ${lowerFirstLetter(title)} is back`
      : `We looked again at your ${lowerFirstLetter(title)}`,
  email: ({ title, isRestored, note, url }: AppealDecidedEmailData) => ({
    heading: isRestored ? `Your ${lowerFirstLetter(title)} is back` : "Our decision stays the same",
    paragraphs: [
      isRestored
        ? "You asked us to look again, and somebody else on our team agreed with you. Everyone can see it now."
        : `Somebody else on our team looked at your ${lowerFirstLetter(title)} and agreed with the first decision, so it stays removed.`,
      ...(note === "" ? [] : [note]),
    ],
    button: { label: isRestored ? "Open the page" : "See the decision", url },
  }),
});
