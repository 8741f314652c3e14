import { brand } from "@boab/contracts/common/brand";
import { minuteOfWeek, type Opening, weekMinutes } from "@boab/contracts/directory/hours";
import type { ZoneView } from "./use-is-other-zone.ts";

const dayMinutes = 24 * 60;
const shortDays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

export interface OpeningText {
  isOpen: boolean;
  /** `Open until 7 pm`, `Opens Tue 9 am`. */
  text: string;
  /** Null when the text contains no time. */
  zone: ZoneView | null;
}

/** Opening hours for a card, in the business's own time zone. */
export function toOpeningText(opening: Opening, timeZone: string, now: Date): OpeningText {
  return {
    isOpen: opening.isOpen,
    text: describeOpening(opening, timeZone, now),
    zone: opening.changesAt === null ? null : toZoneView(timeZone, now),
  };
}

/** `Australia/Perth` is `Perth time`. */
export const toZoneView = (timeZone: string, now: Date): ZoneView => ({
  id: timeZone,
  label: `${(timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ")} time`,
  isUnusual: minuteOfWeek(now, timeZone) !== minuteOfWeek(now, brand.timeZone),
});

/** The opening text without the zone, for a page that names the zone once. */
export function describeOpening(
  { isOpen, changesAt }: Opening,
  timeZone: string,
  now: Date,
): string {
  if (changesAt === null) return isOpen ? "Open 24 hours" : "Closed";
  const minute = minuteOfWeek(now, timeZone);
  const wait = (changesAt - minute + weekMinutes) % weekMinutes;
  const day = isOpen
    ? formatClosingDay(changesAt, wait)
    : formatOpeningDay(changesAt, minute, wait);
  const words = [isOpen ? "Open until" : "Opens", day, formatClockTime(changesAt)];
  return words.filter(Boolean).join(" ");
}

/** A business that closes after midnight still closes tonight. */
const formatClosingDay = (changesAt: number, wait: number) =>
  wait < dayMinutes ? "" : shortDays[Math.floor(changesAt / dayMinutes)];

function formatOpeningDay(changesAt: number, minute: number, wait: number) {
  const days = Math.floor(((minute % dayMinutes) + wait) / dayMinutes);
  if (days === 0) return "";
  return days === 1 ? "tomorrow" : shortDays[Math.floor(changesAt / dayMinutes)];
}

/** `7 pm`, `9:30 am`, `midnight` */
export function formatClockTime(minuteOfWeek: number): string {
  const minute = minuteOfWeek % dayMinutes;
  if (minute === 0) return "midnight";
  const hour = Math.floor(minute / 60);
  const past = minute % 60;
  const figures = `${hour % 12 || 12}${past === 0 ? "" : `:${String(past).padStart(2, "0")}`}`;
  return `${figures} ${hour < 12 ? "am" : "pm"}`;
}
