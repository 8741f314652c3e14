import type { BusinessView } from "./business-view.ts";

/** The order is specified (DIR-DET-02). */
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

/** Reviews and jobs always show, because their empty states are specified. */
const hasContent: Record<SectionName, (view: BusinessView) => boolean> = {
  cover: () => true,
  logo: () => true,
  info: () => true,
  socials: ({ socials }) => socials.length > 0,
  plan: () => false,
  prices: ({ prices }) => prices.length > 0,
  payment: ({ takesPayments, prices }) => takesPayments && prices.length > 0,
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

/** Payment is only a dialog and has nothing to edit. */
const uneditableSections: ReadonlySet<SectionName> = new Set(["payment"]);

/** Visitors don't see empty sections; those who can edit see all of them (DIR-DET-04). */
export const listShownSections = (view: BusinessView, isEditing: boolean): SectionName[] =>
  sectionOrder.filter(
    (section) => hasContent[section](view) || (isEditing && !uneditableSections.has(section)),
  );

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

/** One tab per visible section. */
export const listTabs = (
  shown: readonly SectionName[],
): { section: SectionName; label: string }[] =>
  shown.flatMap((section) => {
    const label = tabLabels[section];
    return label ? [{ section, label }] : [];
  });

export const headingId = (section: string): string => `${section}-heading`;
