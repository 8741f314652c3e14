import { brand } from "@boab/contracts/common/brand";
import type { Enquiry } from "@boab/contracts/outreach/enquiries";
import { defineEmail } from "#platform/mail/email.ts";

type WrittenEnquiry = Pick<Enquiry, "name" | "email" | "business" | "message" | "source">;

export const enquiryEmail = defineEmail({
  kind: "enquiry",
  when: "To the team, for every message of the contact form",
  sample: {
    name: "Hana Tesfaye",
    email: "hana@jebena.example",
    business: "Jebena Coffee",
    message: "Where do I list my café?\nIt is in Footscray and opens at six.",
    source: "contact",
  },
  subject: ({ name }: WrittenEnquiry) => `Message from ${name}`,
  email: ({ name, email, business, message, source }: WrittenEnquiry) => ({
    heading: `${name} wrote`,
    paragraphs: [`${email}${business ? `, ${business}` : ""}`, message],
    reason: `Sent with the ${source} form. Answering goes to the person.`,
  }),
});

interface NewsletterConfirmation {
  confirmUrl: string;
  leaveUrl: string;
  confirmDays: number;
}

export const newsletterConfirmEmail = defineEmail({
  kind: "newsletter-confirm",
  when: "To an address that was entered for the newsletter",
  sample: {
    confirmUrl: "https://boab.example/newsletter/confirm?token=sample",
    leaveUrl: "https://boab.example/newsletter/unsubscribe?token=sample",
    confirmDays: 7,
  },
  subject: `Please confirm your ${brand.name} newsletter`,
  email: ({ confirmUrl, leaveUrl, confirmDays }: NewsletterConfirmation) => ({
    heading: "One click and you are on the list",
    paragraphs: [
      `New African-owned businesses, once a fortnight. The link holds for ${confirmDays} days.`,
    ],
    button: { label: "Confirm my address", url: confirmUrl },
    reason: `Somebody entered this address on our site. If it was not you, do nothing, or unsubscribe: ${leaveUrl}`,
  }),
});
