/** Preloaded, because every first view needs them. At most 120 kB together. */
export const firstViewFonts: string[] = [
  "/fonts/bricolage-latin.woff2",
  "/fonts/onest-latin.woff2",
];
