/** Fonts every first view needs; the document preloads them. Together at most 120 kB. */
export const firstViewFonts: string[] = [
  "/fonts/bricolage-latin.woff2",
  "/fonts/onest-latin.woff2",
];
