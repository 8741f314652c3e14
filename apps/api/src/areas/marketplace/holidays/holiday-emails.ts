import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface ReopeningConfirmationData {
  storeName: string;
  message: string;
  confirmUrl: string;
  confirmDays: number;
}

export const reopeningConfirmationEmail = defineEmail({
  kind: "store-back-confirm",
  when: "To an email that was entered to be told when a store is back",
  purpose: "service",
  audience: ["visitor"],
  reason: `Someone entered this email on ${brand.name}. If this wasn't you, you can ignore this email.`,
  maxPerHour: 3,
  sample: {
    storeName: "Kumasi Cloth House",
    message: "We're in Kumasi buying cloth for autumn.",
    confirmUrl: "https://boab.example/marketplace/back-notice?token=sample",
    confirmDays: 7,
  },
  subject: ({ storeName }: ReopeningConfirmationData) => `Hear when ${storeName} is back`,
  email: ({ storeName, message, confirmUrl, confirmDays }: ReopeningConfirmationData) => ({
    heading: `${storeName} is away`,
    paragraphs: [
      ...(message ? [`${storeName} says: “${message}”`] : []),
      `Confirm your email and we'll tell you once, when the store is back. The link works for ${confirmDays} days.`,
    ],
    button: { label: "Tell me when they're back", url: confirmUrl },
  }),
});

interface StoreReopenedEmailData {
  storeName: string;
  storeUrl: string;
}

export const storeReopenedEmail = defineEmail({
  kind: "store-back",
  when: "To whoever asked to be told when a store is back",
  purpose: "service",
  audience: ["visitor"],
  reason:
    "You're getting this because you asked for this one email. We've now deleted your email address from the list.",
  maxPerHour: 10,
  sample: {
    storeName: "Kumasi Cloth House",
    storeUrl: "https://boab.example/marketplace/stores/kumasi-cloth-house",
  },
  subject: ({ storeName }: StoreReopenedEmailData) => `${storeName} is back`,
  email: ({ storeName, storeUrl }: StoreReopenedEmailData) => ({
    heading: `${storeName} is back`,
    paragraphs: ["You asked us to tell you. The store is open again, and you can order."],
    button: { label: "Visit the store", url: storeUrl },
  }),
});
