import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface MailedCode {
  publicOrigin: string;
  code: string;
}

const sample: MailedCode = { publicOrigin: "https://boab.example", code: "3fQx-sample-code" };

const resetPage = ({ publicOrigin, code }: MailedCode) =>
  `${publicOrigin}/account/reset-password?oobCode=${encodeURIComponent(code)}`;
const verifyPage = ({ publicOrigin, code }: MailedCode) =>
  `${publicOrigin}/account/verify-email?oobCode=${encodeURIComponent(code)}`;

export const passwordResetEmail = defineEmail({
  kind: "password-reset",
  when: "To a member who forgot their password",
  sample,
  subject: `Choose a new ${brand.name} password`,
  email: (mailed: MailedCode) => ({
    heading: "Choose a new password",
    paragraphs: ["Open this link within an hour to set a new password for your account."],
    button: { label: "Choose a new password", url: resetPage(mailed) },
    reason: "Somebody asked for this at your address. If it was not you, leave the link unopened.",
  }),
});

export const verificationEmail = defineEmail({
  kind: "verify-email",
  when: "To a member who wants to verify their address",
  sample,
  subject: `Verify your address for ${brand.name}`,
  email: (mailed: MailedCode) => ({
    heading: "Is this your address?",
    paragraphs: ["Open this link to verify it. Reviews and bookings need a verified address."],
    button: { label: "Verify my address", url: verifyPage(mailed) },
    reason: "You asked for this in your account.",
  }),
});

export const emailChangeEmail = defineEmail({
  kind: "change-email",
  when: "To the new address of a member who changes theirs",
  sample,
  subject: `Your new address for ${brand.name}`,
  email: (mailed: MailedCode) => ({
    heading: "Is this your new address?",
    paragraphs: ["Open this link to use this address for your account from now on."],
    button: { label: "Use this address", url: verifyPage(mailed) },
    reason: "Somebody asked for this in an account. If it was not you, leave the link unopened.",
  }),
});

export const emailChangeNotice = defineEmail({
  kind: "change-email-notice",
  when: "To the address in use, whenever another one is asked for",
  sample: undefined,
  subject: `Your ${brand.name} address is about to change`,
  email: () => ({
    heading: "Your address is about to change",
    paragraphs: [
      "Somebody signed in to your account, or our team, asked to use another email address for it. It changes when the link in the letter to that address is opened.",
      "If that was not you, choose a new password and write to us.",
    ],
    reason: "We tell the address in use about every such wish.",
  }),
});
