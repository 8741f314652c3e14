import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface NameRequestEmailData {
  businessName: string;
  url: string;
}

/** The name that would be shown is on the page behind the link alone, because somebody else typed it. */
export const nameRequestEmail = defineEmail({
  kind: "name-request",
  when: "To somebody of a team whom a business would like to name on its page",
  purpose: "service",
  audience: ["visitor"],
  reason: `A business on ${brand.name} entered this email as that of somebody who works there. If that isn't you, you can ignore this email: nothing is shown unless you agree.`,
  maxPerHour: 3,
  sample: {
    businessName: "Ubuntu Braid Studio",
    url: "https://boab.example/booking/name?token=sample",
  },
  subject: ({ businessName }: NameRequestEmailData) => `May ${businessName} show your name?`,
  email: ({ businessName, url }: NameRequestEmailData) => ({
    heading: "May we show your name?",
    paragraphs: [
      `${businessName} would like to name you on its page, with what you do and when you're free, so that customers can book you by name.`,
      "Have a look at what they'd show, then say yes or no. Nothing is shown unless you agree.",
      "Keep this email: you can take your name off again at any time with the same link.",
    ],
    button: { label: "See what they'd show", url },
  }),
});
