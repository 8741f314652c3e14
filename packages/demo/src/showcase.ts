/** Invented businesses and items for demonstrations. Never shown in production. */
export interface ShowcaseBusiness {
  slug: string;
  name: string;
  category: string;
  /** "Nigerian, Footscray VIC" */
  place: string;
  rating: number;
  reviewCount: number;
  nextStep: string;
  isSpotlight: boolean;
  art: { category: string; options: { motif: string; back: string; scheme?: number } };
}

export const showcaseBusinesses = [
  {
    slug: "mama-adaezes-kitchen",
    name: "Mama Adaeze's Kitchen",
    category: "Restaurants",
    place: "Nigerian, Footscray VIC",
    rating: 4.9,
    reviewCount: 214,
    nextStep: "Next: Today 6:30 pm",
    isSpotlight: true,
    art: { category: "Restaurants", options: { motif: "bowl", back: "sun" } },
  },
  {
    slug: "jebena-coffee-house",
    name: "Jebena Coffee House",
    category: "Restaurants",
    place: "Ethiopian coffee, Footscray VIC",
    rating: 4.8,
    reviewCount: 131,
    nextStep: "Open until 5 pm",
    isSpotlight: false,
    art: { category: "Restaurants", options: { motif: "jebena", back: "arch", scheme: 0 } },
  },
  {
    slug: "kumasi-cloth-house",
    name: "Kumasi Cloth House",
    category: "Retail",
    place: "Fabric and tailoring, Sunshine VIC",
    rating: 4.7,
    reviewCount: 88,
    nextStep: "Next: Fittings from Fri 10 am",
    isSpotlight: false,
    art: { category: "Retail", options: { motif: "folded", back: "sun", scheme: 2 } },
  },
  {
    slug: "ubuntu-braid-studio",
    name: "Ubuntu Braid Studio",
    category: "Services",
    place: "Hair, St Albans VIC",
    rating: 4.9,
    reviewCount: 302,
    nextStep: "Next: Tomorrow 9:00 am",
    isSpotlight: false,
    art: {
      category: "Beauty & Personal Care",
      options: { motif: "braids", back: "rings", scheme: 9 },
    },
  },
] as const satisfies readonly ShowcaseBusiness[];

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
