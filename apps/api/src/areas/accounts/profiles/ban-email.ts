import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface Ban {
  publicOrigin: string;
  /** Null when staff gave none. */
  banReason: string | null;
}

export const bannedEmail = defineEmail({
  kind: "account-banned",
  when: "To a member who was banned",
  atMostPerHour: 10,
  sample: {
    publicOrigin: "https://boab.example",
    banReason: "You posted the same advertisement on 14 listings that aren't yours.",
  } as Ban,
  subject: `Your ${brand.name} account has been banned`,
  email: ({ publicOrigin, banReason }: Ban) => ({
    heading: "Your account has been banned",
    paragraphs: [
      `You can't log in to ${brand.name} any more, and anything you offer there is hidden.`,
      ...(banReason === null ? [] : ["Here's why:", banReason]),
      "If you think this is a mistake, please contact us.",
    ],
    button: { label: "Contact us", url: `${publicOrigin}/contact-us` },
    reason: `You're getting this email because you have an account on ${brand.name}.`,
  }),
});
