import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface StoreDecisionEmailData {
  storeName: string;
  /** The reason in the admin's own words. */
  reason: string;
  storeUrl: string;
}

const storeUrl = "https://boab.example/marketplace/stores/kumasi-cloth-house";
const footerReason = `You're getting this because you have a store on ${brand.name}.`;
const maxPerHour = 6;

export const storeHiddenEmail = defineEmail<StoreDecisionEmailData>({
  kind: "store-hidden",
  when: "To the owner of a store that an admin has hidden",
  purpose: "service",
  audience: ["store owner"],
  reason: footerReason,
  maxPerHour,
  sample: {
    storeName: "Kumasi Cloth House",
    reason: "Two of your items are copies of another maker's designs.",
    storeUrl,
  },
  subject: ({ storeName }) => `We've hidden ${storeName}`,
  email: (data) => ({
    heading: "Your store is hidden for now",
    paragraphs: [
      `Nobody but you can see ${data.storeName} or its items at the moment. This is why: ${data.reason}`,
      "You can still log in, change your store and send what was already bought.",
      `If you think this is a mistake, or once you've fixed it, write to us at ${brand.supportEmail}.`,
    ],
    button: { label: "Go to your store", url: data.storeUrl },
  }),
});

export const storeShownEmail = defineEmail<StoreDecisionEmailData>({
  kind: "store-shown",
  when: "To the owner of a store that an admin shows again",
  purpose: "service",
  audience: ["store owner"],
  reason: footerReason,
  maxPerHour,
  sample: { storeName: "Kumasi Cloth House", reason: "Thanks for changing the photos.", storeUrl },
  subject: ({ storeName }) => `${storeName} is visible again`,
  email: (data) => ({
    heading: "Your store is back",
    paragraphs: [`Everyone can see ${data.storeName} and its items again. ${data.reason}`],
    button: { label: "Go to your store", url: data.storeUrl },
  }),
});

export const merchantIdClearedEmail = defineEmail<StoreDecisionEmailData>({
  kind: "merchant-id-cleared",
  when: "To the owner of a store whose PayPal Merchant ID an admin has removed",
  purpose: "service",
  audience: ["store owner"],
  reason: footerReason,
  maxPerHour,
  sample: {
    storeName: "Kumasi Cloth House",
    reason: "PayPal told us that this ID belongs to somebody else.",
    storeUrl: `${storeUrl}/go-live`,
  },
  subject: ({ storeName }) => `We've removed the Merchant ID of ${storeName}`,
  email: (data) => ({
    heading: "Your Merchant ID was removed",
    paragraphs: [
      `We've removed the PayPal Merchant ID of ${data.storeName}. This is why: ${data.reason}`,
      "Card sales are still paid to your Stripe account. You can add another ID at any time.",
    ],
    button: { label: "Check your store", url: data.storeUrl },
  }),
});
