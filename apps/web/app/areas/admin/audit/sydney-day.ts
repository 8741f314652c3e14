import { toInstant } from "@boab/format/zones";

const dayMs = 24 * 60 * 60 * 1000;

/** The instant a day starts in Sydney, plus `days`; undefined for an invalid date. */
export function getSydneyDayStart(day: string | null, addedDays = 0): string | undefined {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day ?? "") ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(midnight)) return undefined;
  const start = new Date(midnight + addedDays * dayMs).toISOString().slice(0, 10);
  return toInstant(start, "00:00")?.toISOString();
}
