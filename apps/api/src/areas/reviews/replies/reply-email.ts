import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface Reply {
  businessName: string;
  comment: string;
  reply: string;
  url: string;
}

export const reviewReplyEmail = defineEmail({
  kind: "review-reply",
  when: "To somebody whose review a business replied to",
  purpose: "optional",
  topic: "review-replies",
  audience: ["member"],
  reason: ({ businessName }: Reply) =>
    `You're getting this because you reviewed ${businessName} on ${brand.name}.`,
  maxPerHour: 20,
  sample: {
    businessName: "Ubuntu Braid Studio",
    comment: "Lovely work, but I was quoted $180 and paid $220.",
    reply: "You're right. We changed the price list that week. Please come back.",
    url: "https://boab.example/directory/listings/ubuntu-braid-studio/reviews",
  },
  subject: ({ businessName }: Reply) => `${businessName} replied to your review`,
  email: ({ businessName, comment, reply, url }: Reply) => ({
    heading: `${businessName} replied to your review`,
    paragraphs: [`You wrote: “${comment}”`, `They replied: “${reply}”`],
    button: { label: "See it on the page", url },
  }),
});
