import type { BusinessView } from "./business-view.ts";

/** The sections of a listing in their order (DIR-DET-02). */
export const sectionOrder = [
  "cover",
  "logo",
  "info",
  "socials",
  "plan",
  "prices",
  "payment",
  "video",
  "gallery",
  "address",
  "hours",
  "catalog",
  "bookings",
  "reviews",
  "jobs",
  "applications",
] as const;

export type SectionName = (typeof sectionOrder)[number];

export const sectionTitles = {
  cover: "Cover photo",
  logo: "Logo",
  info: "About",
  socials: "Social links",
  plan: "Plan",
  prices: "Prices",
  payment: "Payment",
  video: "Video",
  gallery: "Gallery",
  address: "Address",
  hours: "Operating hours",
  catalog: "Catalogue and delivery",
  bookings: "Bookings",
  reviews: "Reviews",
  jobs: "Jobs",
  applications: "Applications",
} as const satisfies Record<SectionName, string>;

/** What a reader finds in a section; the stated empty states of reviews and jobs always show. */
const hasContent: Record<SectionName, (view: BusinessView) => boolean> = {
  cover: () => true,
  logo: () => true,
  info: () => true,
  socials: ({ socials }) => socials.length > 0,
  plan: () => false,
  prices: ({ prices }) => prices.length > 0,
  payment: () => false,
  video: ({ video }) => video !== null,
  gallery: ({ gallery }) => gallery.length > 0,
  address: ({ address }) => address !== null,
  hours: ({ hours }) => hours !== null,
  catalog: ({ catalog }) => catalog !== null,
  bookings: () => false,
  reviews: () => true,
  jobs: () => true,
  applications: () => false,
};

/** Sections that only those who look after a listing ever see, or that have no content yet. */
const later: ReadonlySet<SectionName> = new Set(["plan", "payment", "bookings", "applications"]);

/** Visitors see no empty section; those who may fill one see all of them (DIR-DET-04). */
export const shownSections = (view: BusinessView, isEditing: boolean): SectionName[] =>
  sectionOrder.filter((section) => hasContent[section](view) || (isEditing && !later.has(section)));

const tabLabels: Partial<Record<SectionName, string>> = {
  info: "About",
  prices: "Prices",
  video: "Video",
  gallery: "Gallery",
  address: "Address",
  hours: "Hours",
  catalog: "Catalogue",
  reviews: "Reviews",
  jobs: "Jobs",
};

/** The way from the top of the page to each section that is there. */
export const tabsOf = (shown: readonly SectionName[]): { section: SectionName; label: string }[] =>
  shown.flatMap((section) => {
    const label = tabLabels[section];
    return label ? [{ section, label }] : [];
  });
