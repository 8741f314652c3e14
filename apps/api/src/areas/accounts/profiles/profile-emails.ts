import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface BannedEmailData {
  publicOrigin: string;
  /** Null when staff gave no reason. */
  banReason: string | null;
}

export const bannedEmail = defineEmail<BannedEmailData>({
  kind: "account-banned",
  when: "To a member who was banned",
  purpose: "service",
  audience: ["member"],
  reason: `You're getting this because you have an account on ${brand.name}.`,
  maxPerHour: 10,
  sample: {
    publicOrigin: "https://boab.example",
    banReason: "You posted the same advertisement on 14 listings that aren't yours.",
  },
  subject: `Your ${brand.name} account has been banned`,
  email: ({ publicOrigin, banReason }: BannedEmailData) => ({
    heading: "Your account has been banned",
    paragraphs: [
      `You can't log in to ${brand.name} any more, and anything you offer there is hidden.`,
      ...(banReason === null ? [] : ["Here's why:", banReason]),
      "If you think this is a mistake, please contact us.",
    ],
    button: { label: "Contact us", url: `${publicOrigin}/contact-us` },
  }),
});

interface WelcomeEmailData {
  firstName: string;
  publicOrigin: string;
}

export const welcomeEmail = defineEmail<WelcomeEmailData>({
  kind: "welcome",
  when: "To an admin who checks at /test that our emails arrive",
  purpose: "service",
  audience: ["team"],
  reason: "You're getting this because you asked us for a test email.",
  maxPerHour: 3,
  sample: { firstName: "Amara", publicOrigin: "https://boab.example" },
  subject: `Welcome to ${brand.name}`,
  email: ({ firstName, publicOrigin }) => ({
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      `${brand.name} is the home of African-owned business in Australia. Find a hairdresser, book a table, buy from a maker, or put your own business on the map.`,
      "If you're reading this, our emails reach you.",
    ],
    button: { label: "Look around", url: `${publicOrigin}/directory` },
  }),
});
