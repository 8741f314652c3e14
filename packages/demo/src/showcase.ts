/** Made-up items for demonstrations. Never shown in production. */
export interface ShowcaseItem {
  picture: string;
  name: string;
  priceCents: number;
}

/** By the name of their picture on the home page. */
export const showcaseItems: readonly ShowcaseItem[] = [
  { picture: "item-dress", name: "Adire indigo wrap dress", priceCents: 14900 },
  { picture: "item-stool", name: "Carved jarrah stool", priceCents: 32000 },
  { picture: "item-record", name: "Highlife Lagos 1974, LP reissue", priceCents: 5495 },
  { picture: "item-basket", name: "Bolga market basket, large", priceCents: 8900 },
  { picture: "item-vase", name: "Terracotta water vase", priceCents: 11800 },
  { picture: "item-tin", name: "Suya spice tin 250 g", priceCents: 1650 },
];
