/** Limits for forms and the API. Free of schemas, so that browsers can load it. */
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

/** Defaults for opening hours (DIR-HRS-01). */
export const defaultDay = { open: "09:00", close: "17:00", closed: false, open24: false };

export const specialDayKinds = ["closed", "usual", "hours"] as const;
/** How many special days may be to come, and how far ahead. */
export const maxSpecialDays = 60;
export const specialDaysAhead = 400;
export const maxSpecialDayNote = 80;
/** How far ahead an owner is asked about a public holiday. */
export const holidayQuestionDaysAhead = 21;

export const maxDescriptionWords = 40;
export const maxCaptionWords = 20;
export const maxGalleryPictures = 10;
/** Prices and services are one list. */
export const maxPrices = 100;

/** Free times are searched for up to this many days ahead; a listing's own page goes further. */
export const freeTimesDays = 60;

/** Morning is before 12, evening from 5 pm, on the business's clock. */
export const dayParts = ["morning", "afternoon", "evening"] as const;
export type DayPart = (typeof dayParts)[number];
export const dayPartTimes: Record<DayPart, { from: string; until: string }> = {
  morning: { from: "00:00", until: "12:00" },
  afternoon: { from: "12:00", until: "17:00" },
  evening: { from: "17:00", until: "24:00" },
};

/** The days whose views somebody may ask for. */
export const viewPeriods = ["30", "90", "365"] as const;
