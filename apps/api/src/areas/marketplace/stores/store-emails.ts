import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface MerchantIdChangedEmailData {
  storeName: string;
  storeUrl: string;
}

export const merchantIdChangedEmail = defineEmail({
  kind: "merchant-id-changed",
  when: "To the owner of a store whose PayPal Merchant ID was changed",
  purpose: "service",
  audience: ["store owner"],
  reason: `You're getting this because you have a store on ${brand.name}.`,
  maxPerHour: 6,
  sample: {
    storeName: "Kumasi Cloth House",
    storeUrl: "https://boab.example/marketplace/stores/kumasi-cloth-house/go-live",
  },
  subject: ({ storeName }: MerchantIdChangedEmailData) =>
    `The Merchant ID of ${storeName} was changed`,
  email: ({ storeName, storeUrl }: MerchantIdChangedEmailData) => ({
    heading: "Your Merchant ID was changed",
    paragraphs: [
      `Someone logged in as you changed the PayPal Merchant ID of ${storeName}. Card sales are still paid to your Stripe account.`,
      `If this wasn't you, reset your password now and contact us at ${brand.supportEmail}.`,
    ],
    button: { label: "Check your store", url: storeUrl },
  }),
});
