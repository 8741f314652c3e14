import { brand } from "@boab/contracts/common/brand";
import { capitalise } from "./sentences.ts";
import { toIsoDay } from "./zones.ts";

const relativeFormat = new Intl.RelativeTimeFormat(brand.locale, { numeric: "auto" });
const dayMs = 24 * 60 * 60 * 1000;

const steps: [unit: Intl.RelativeTimeFormatUnit, days: number][] = [
  ["year", 365],
  ["month", 30],
  ["week", 7],
  ["day", 1],
];

/** Whole days in Sydney, so that what was written last night is from yesterday. */
const daysBetween = (earlier: Date, later: Date): number =>
  Math.round((Date.parse(toIsoDay(later)) - Date.parse(toIsoDay(earlier))) / dayMs);

/** `Today`, `Yesterday`, `3 days ago`, `2 weeks ago`, `Last month`. */
export function formatAgo(instant: string | Date, now: Date): string {
  const days = Math.max(0, daysBetween(new Date(instant), now));
  const [unit, length] = steps.find(([, step]) => days >= step) ?? (["day", 1] as const);
  return capitalise(relativeFormat.format(-Math.floor(days / length), unit));
}
