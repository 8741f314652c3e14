/** Pictures drawn on the server under fixed names; `/pictures/<name>.svg` serves them. */
export const pictureNames = [
  "hero-day-tall",
  "hero-day-middle",
  "hero-day-wide",
  "hero-day-vast",
  "hero-dusk-tall",
  "hero-dusk-middle",
  "hero-dusk-wide",
  "hero-dusk-vast",
  "hero-rain-tall",
  "hero-rain-middle",
  "hero-rain-wide",
  "hero-rain-vast",
  "category-restaurants",
  "category-services",
  "category-retail",
  "category-health",
  "category-education",
  "family-cloth",
  "item-dress",
  "item-stool",
  "item-record",
  "item-basket",
  "item-vase",
  "item-tin",
  "contact-desk",
  "page-help",
  "page-returns",
  "page-selling",
  "page-pricing",
  "page-fees",
  "page-policies",
  "page-privacy",
  "page-terms",
] as const;

export type PictureName = (typeof pictureNames)[number];

export const pictureAddress = (name: PictureName): string => `/pictures/${name}.svg`;

/** The cover of a demonstration business, by its place in the showcase. */
export const showcaseAddress = (slug: string): string => `/pictures/showcase-${slug}.svg`;
