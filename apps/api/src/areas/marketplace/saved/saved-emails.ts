import { brand } from "@boab/contracts/common/brand";
import { defineEmail } from "#platform/mail/email.ts";

const dollars = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });
const formatCents = (cents: number): string => dollars.format(cents / 100);

interface SavedItemNews {
  itemName: string;
  storeName: string;
  priceCents: number;
  seenCents: number;
  itemUrl: string;
  savedUrl: string;
}

const sample: SavedItemNews = {
  itemName: "Adire indigo wrap dress",
  storeName: "Kumasi Cloth House",
  priceCents: 12_900,
  seenCents: 14_900,
  itemUrl: "https://boab.example/marketplace/item/SKU-7QK2M9XD",
  savedUrl: "https://boab.example/my-account/saved",
};

const reason = ({ itemName, savedUrl }: SavedItemNews) =>
  `You're getting this email because you saved ${itemName} on ${brand.name}. To hear no more about it, take it off your saved items: ${savedUrl}`;

export const itemBackEmail = defineEmail({
  kind: "saved-item-back",
  when: "To somebody who saved an item that was sold out and is back",
  atMostPerHour: 10,
  sample,
  subject: ({ itemName }: SavedItemNews) => `${itemName} is back in stock`,
  email: (news: SavedItemNews) => ({
    heading: `${news.itemName} is back in stock`,
    paragraphs: [`${news.storeName} has it again, for ${formatCents(news.priceCents)}.`],
    button: { label: "See it", url: news.itemUrl },
    reason: reason(news),
  }),
});

export const itemCheaperEmail = defineEmail({
  kind: "saved-item-cheaper",
  when: "To somebody who saved an item that is cheaper now",
  atMostPerHour: 10,
  sample,
  subject: ({ itemName }: SavedItemNews) => `${itemName} is cheaper now`,
  email: (news: SavedItemNews) => ({
    heading: `${news.itemName} is cheaper now`,
    paragraphs: [
      `${news.storeName} lowered the price from ${formatCents(news.seenCents)} to ${formatCents(news.priceCents)}.`,
    ],
    button: { label: "See it", url: news.itemUrl },
    reason: reason(news),
  }),
});
