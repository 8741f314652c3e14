/** What forms and the API both count with. Free of schemas, so that a page can bring it to the browser. */
export const states = ["NSW", "VIC", "QLD", "SA", "WA", "TAS", "NT", "ACT"] as const;

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** Hours begin with nine to five (DIR-HRS-01). */
export const usualDay = { open: "09:00", close: "17:00", closed: false, open24: false };

export const descriptionWords = 40;
export const captionWords = 20;
export const mostGalleryPictures = 10;
export const mostPrices = 60;
