import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

interface MessageEmailData {
  /** The store's name, or the buyer's first name. */
  from: string;
  orderId: string;
  url: string;
}

/** The email contains neither the message nor anybody's email: both sides talk on the page. */
export const orderMessageEmail = defineEmail<MessageEmailData>({
  kind: "order-message",
  when: "To the other side of an order when somebody wrote about it",
  purpose: "service",
  audience: ["buyer", "store owner"],
  reason: `You're getting this because of an order on ${brand.name}.`,
  maxPerHour: 12,
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
  }),
});
