import { brand } from "@boab/contracts/common/brand";
import type { Enquiry } from "@boab/contracts/outreach/enquiries";
import { defineEmail } from "#platform/mail/email.ts";

type EnquiryEmailData = Pick<Enquiry, "name" | "email" | "business" | "message" | "source"> & {
  publicOrigin: string;
};

export const enquiryEmail = defineEmail({
  kind: "enquiry",
  when: "To the team, for every message from the contact form",
  purpose: "service",
  audience: ["team"],
  reason: ({ name, source }: EnquiryEmailData) =>
    `You're getting this because somebody used the ${source} form. Reply to this email to write back to ${name}.`,
  // All are in the admin area too, so a flood need not reach the mailbox.
  maxPerHour: 100,
  sample: {
    publicOrigin: "https://boab.example",
    name: "Hana Tesfaye",
    email: "hana@jebena.example",
    business: "Jebena Coffee",
    message: "How do I list my café?\nIt's in Footscray and opens at six.",
    source: "contact",
  },
  subject: ({ name }: EnquiryEmailData) => `Message from ${name}`,
  email: ({ publicOrigin, name, email, business, message }: EnquiryEmailData) => ({
    heading: `Message from ${name}`,
    paragraphs: [`${email}${business ? `, ${business}` : ""}`, message],
    button: { label: "Open enquiries", url: `${publicOrigin}/admin/enquiries` },
  }),
});

interface NewsletterConfirmation {
  confirmUrl: string;
  unsubscribeUrl: string;
  confirmDays: number;
}

export const newsletterConfirmEmail = defineEmail({
  kind: "newsletter-confirm",
  when: "To an email that was entered for the newsletter",
  purpose: "service",
  audience: ["visitor"],
  reason: `Someone entered this email on ${brand.name}. If this wasn't you, you can ignore this email.`,
  maxPerHour: 3,
  sample: {
    confirmUrl: "https://boab.example/newsletter/confirm?token=sample",
    unsubscribeUrl: "https://boab.example/newsletter/unsubscribe?token=sample",
    confirmDays: 7,
  },
  subject: `Confirm your ${brand.name} newsletter subscription`,
  email: ({ confirmUrl, unsubscribeUrl, confirmDays }: NewsletterConfirmation) => ({
    heading: "Confirm your subscription",
    paragraphs: [
      "Confirm your subscription to get our next newsletter, with new African-owned businesses every fortnight.",
      `The link works for ${confirmDays} days.`,
    ],
    button: { label: "Confirm subscription", url: confirmUrl },
    unsubscribeUrl,
  }),
});
