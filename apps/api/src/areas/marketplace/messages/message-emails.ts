import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface MessageNews {
  /** A store's name, or the first name of a buyer. */
  from: string;
  orderId: string;
  url: string;
}

/** Neither what was written nor anybody's address: both sides talk on the page. */
export const orderMessageEmail = defineEmail<MessageNews>({
  kind: "order-message",
  when: "To the other side of an order when somebody wrote about it",
  atMostPerHour: 12,
  sample: {
    from: "Kumasi Cloth House",
    orderId: "3HC5-LD8W",
    url: "https://boab.example/my-account/orders/3HC5-LD8W",
  },
  subject: ({ from, orderId }) => `${from} wrote about order ${orderId}`,
  email: ({ from, orderId, url }) => ({
    heading: "You have a new message",
    paragraphs: [
      `${from} wrote to you about order ${orderId}. Please read and reply on ${brand.name}.`,
    ],
    button: { label: "Read the message", url },
    reason: `You're getting this because of an order on ${brand.name}.`,
  }),
});
