import { toInstant } from "@boab/format/zones";

/** Returns the instant of a day and time in Sydney. Empty input gives 1970, which the API refuses. */
export const toSydneyInstant = (day: string, time: string): string =>
  (toInstant(day, time) ?? new Date(0)).toISOString();
