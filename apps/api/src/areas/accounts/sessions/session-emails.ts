import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

export interface CodeEmailData {
  publicOrigin: string;
  code: string;
}

const sample: CodeEmailData = { publicOrigin: "https://boab.example", code: "3fQx-sample-code" };

const makeResetUrl = ({ publicOrigin, code }: CodeEmailData) =>
  `${publicOrigin}/account/reset-password?oobCode=${encodeURIComponent(code)}`;
const makeVerifyUrl = ({ publicOrigin, code }: CodeEmailData) =>
  `${publicOrigin}/account/verify-email?oobCode=${encodeURIComponent(code)}`;

export const passwordResetEmail = defineEmail({
  kind: "password-reset",
  when: "To a member who forgot their password",
  purpose: "service",
  audience: ["member"],
  reason:
    "Someone asked to reset the password for this email. If this wasn't you, you can ignore this email.",
  maxPerHour: 3,
  sample,
  subject: `Reset your ${brand.name} password`,
  email: (emailData: CodeEmailData) => ({
    heading: "Reset your password",
    paragraphs: ["Use this link to choose a new password. It works for one hour."],
    button: { label: "Choose a new password", url: makeResetUrl(emailData) },
  }),
});

export const verificationEmail = defineEmail({
  kind: "verify-email",
  when: "To a new member, and to one who asked to verify their email",
  purpose: "service",
  audience: ["member"],
  reason: `You have a ${brand.name} account with this email. If you don't, you can ignore this email.`,
  maxPerHour: 5,
  sample,
  subject: `Confirm your email for ${brand.name}`,
  email: (emailData: CodeEmailData) => ({
    heading: "Confirm your email",
    paragraphs: [
      "Please confirm that this is your email. You'll need it confirmed to write reviews, invite editors and sell.",
    ],
    button: { label: "Confirm email", url: makeVerifyUrl(emailData) },
  }),
});

export const emailChangeEmail = defineEmail({
  kind: "change-email",
  when: "To the new email of a member who is changing theirs",
  purpose: "service",
  audience: ["member"],
  reason: `Someone asked to use this email for a ${brand.name} account. If this wasn't you, you can ignore this email.`,
  maxPerHour: 3,
  sample,
  subject: `Confirm your new email for ${brand.name}`,
  email: (emailData: CodeEmailData) => ({
    heading: "Confirm your new email",
    paragraphs: [`Confirm this email to start using it for your ${brand.name} account.`],
    button: { label: "Confirm new email", url: makeVerifyUrl(emailData) },
  }),
});

export const emailChangeNotice = defineEmail({
  kind: "change-email-notice",
  when: "To a member's current email, whenever someone asks to change it",
  purpose: "service",
  audience: ["member"],
  reason: "We send this to your current email whenever someone asks to change it.",
  maxPerHour: 5,
  sample: { publicOrigin: sample.publicOrigin },
  subject: `Your ${brand.name} email is about to change`,
  email: ({ publicOrigin }: { publicOrigin: string }) => ({
    heading: "Your email is about to change",
    paragraphs: [
      "Someone logged in to your account, or our team, asked to change its email. The change happens once the link we sent to the new email is opened.",
      `If this wasn't you, reset your password and contact us at ${brand.supportEmail}.`,
    ],
    button: { label: "Reset your password", url: `${publicOrigin}/register?mode=forgot` },
  }),
});

export const passwordChangedNotice = defineEmail({
  kind: "password-changed",
  when: "To a member whose password was changed or reset",
  purpose: "service",
  audience: ["member"],
  reason: "We send this whenever the password of your account changes.",
  maxPerHour: 5,
  sample: { publicOrigin: sample.publicOrigin },
  subject: `Your ${brand.name} password was changed`,
  email: ({ publicOrigin }: { publicOrigin: string }) => ({
    heading: "Your password was changed",
    paragraphs: [
      "You've been signed out on your other devices. Log in there with your new password.",
      `If this wasn't you, reset your password now and contact us at ${brand.supportEmail}.`,
    ],
    button: { label: "Reset your password", url: `${publicOrigin}/register?mode=forgot` },
  }),
});
