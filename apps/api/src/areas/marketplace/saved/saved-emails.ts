import { brand } from "@boab/contracts/common/brand";
import { formatMoney } from "@boab/format/money";
import { defineEmail } from "#platform/mail/email.ts";

interface SavedItemEmailData {
  itemName: string;
  storeName: string;
  priceCents: number;
  seenCents: number;
  itemUrl: string;
}

const sample: SavedItemEmailData = {
  itemName: "Adire indigo wrap dress",
  storeName: "Kumasi Cloth House",
  priceCents: 12_900,
  seenCents: 14_900,
  itemUrl: "https://boab.example/marketplace/item/SKU-7QK2M9XD",
};

const writeReason = ({ itemName }: SavedItemEmailData) =>
  `You're getting this because you saved ${itemName} on ${brand.name}. To stop emails about this item, remove it from your saved items.`;

export const itemBackEmail = defineEmail({
  kind: "saved-item-back",
  when: "To somebody who saved an item that was sold out and is back",
  purpose: "optional",
  topic: "saved-items",
  audience: ["member"],
  reason: writeReason,
  maxPerHour: 10,
  sample,
  subject: ({ itemName }: SavedItemEmailData) => `${itemName} is back in stock`,
  email: (news: SavedItemEmailData) => ({
    heading: `${news.itemName} is back in stock`,
    paragraphs: [`${news.storeName} has it again, for ${formatMoney(news.priceCents)}.`],
    button: { label: "See it", url: news.itemUrl },
  }),
});

export const itemCheaperEmail = defineEmail({
  kind: "saved-item-cheaper",
  when: "To somebody who saved an item that is cheaper now",
  purpose: "optional",
  topic: "saved-items",
  audience: ["member"],
  reason: writeReason,
  maxPerHour: 10,
  sample,
  subject: ({ itemName }: SavedItemEmailData) => `${itemName} is cheaper now`,
  email: (news: SavedItemEmailData) => ({
    heading: `${news.itemName} is cheaper now`,
    paragraphs: [
      `${news.storeName} lowered the price from ${formatMoney(news.seenCents)} to ${formatMoney(news.priceCents)}.`,
    ],
    button: { label: "See it", url: news.itemUrl },
  }),
});
