import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface AccountClosedEmailData {
  publicOrigin: string;
  isByStaff: boolean;
}

export const accountClosedEmail = defineEmail<AccountClosedEmailData>({
  kind: "account-closed",
  when: "To the confirmed email of a member whose account was closed",
  purpose: "service",
  audience: ["member"],
  reason: `You're getting this because you had an account on ${brand.name} with this email. This is the last email about it.`,
  maxPerHour: 3,
  sample: { publicOrigin: "https://boab.example", isByStaff: false },
  subject: `Your ${brand.name} account is closed`,
  email: ({ publicOrigin, isByStaff }: AccountClosedEmailData) => ({
    heading: "Your account is closed",
    paragraphs: [
      isByStaff
        ? "Our team closed your account. Your login, public profile and listings are gone from the site."
        : "As you asked, your login, public profile and listings are gone from the site.",
      "We permanently delete your listings after 30 days. We keep an empty record called “Former member”, your account dates and, for two years, our activity log, without your name, email or IP address.",
      `If you didn't ask for this, contact us at ${brand.supportEmail}.`,
    ],
    button: { label: "Contact us", url: `${publicOrigin}/contact-us` },
  }),
});
