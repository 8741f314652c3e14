import { brand } from "@boab/contracts/common/brand";
import { formatMoney } from "@boab/format/money";
import { defineEmail } from "#platform/mail/email.ts";

interface SavedItemEmailData {
  itemName: string;
  storeName: string;
  priceCents: number;
  seenCents: number;
  itemUrl: string;
  savedUrl: string;
}

const sample: SavedItemEmailData = {
  itemName: "Adire indigo wrap dress",
  storeName: "Kumasi Cloth House",
  priceCents: 12_900,
  seenCents: 14_900,
  itemUrl: "https://boab.example/marketplace/item/SKU-7QK2M9XD",
  savedUrl: "https://boab.example/my-account/saved",
};

const writeReason = ({ itemName, savedUrl }: SavedItemEmailData) =>
  `You're getting this email because you saved ${itemName} on ${brand.name}. To hear no more about it, take it off your saved items: ${savedUrl}`;

export const itemBackEmail = defineEmail({
  kind: "saved-item-back",
  when: "To somebody who saved an item that was sold out and is back",
  maxPerHour: 10,
  sample,
  subject: ({ itemName }: SavedItemEmailData) => `${itemName} is back in stock`,
  email: (news: SavedItemEmailData) => ({
    heading: `${news.itemName} is back in stock`,
    paragraphs: [`${news.storeName} has it again, for ${formatMoney(news.priceCents)}.`],
    button: { label: "See it", url: news.itemUrl },
    reason: writeReason(news),
  }),
});

export const itemCheaperEmail = defineEmail({
  kind: "saved-item-cheaper",
  when: "To somebody who saved an item that is cheaper now",
  maxPerHour: 10,
  sample,
  subject: ({ itemName }: SavedItemEmailData) => `${itemName} is cheaper now`,
  email: (news: SavedItemEmailData) => ({
    heading: `${news.itemName} is cheaper now`,
    paragraphs: [
      `${news.storeName} lowered the price from ${formatMoney(news.seenCents)} to ${formatMoney(news.priceCents)}.`,
    ],
    button: { label: "See it", url: news.itemUrl },
    reason: writeReason(news),
  }),
});
