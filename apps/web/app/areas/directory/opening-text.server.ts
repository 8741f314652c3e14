import { brand } from "@boab/contracts/common/brand";
import { minuteOfWeek, type Opening, weekMinutes } from "@boab/contracts/directory/hours";
import type { ZoneView } from "./use-is-other-zone.ts";

const dayMinutes = 24 * 60;
const shortDayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

export interface OpeningTextView {
  isOpen: boolean;
  /** `Open until 7 pm`, `Opens Tue 9 am`. */
  text: string;
  /** Null when the text contains no time. */
  zone: ZoneView | null;
}

/** Opening hours for a card, in the business's own time zone. */
export function toOpeningText(opening: Opening, timeZone: string, now: Date): OpeningTextView {
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
  const waitMinutes = (changesAt - minute + weekMinutes) % weekMinutes;
  const day = isOpen
    ? formatClosingDay(changesAt, waitMinutes)
    : formatOpeningDay(changesAt, minute, waitMinutes);
  const words = [isOpen ? "Open until" : "Opens", day, formatClockTime(changesAt)];
  return words.filter(Boolean).join(" ");
}

/** A business that closes after midnight still closes tonight. */
const formatClosingDay = (changesAt: number, waitMinutes: number) =>
  waitMinutes < dayMinutes ? "" : shortDayNames[Math.floor(changesAt / dayMinutes)];

function formatOpeningDay(changesAt: number, minute: number, waitMinutes: number) {
  const days = Math.floor(((minute % dayMinutes) + waitMinutes) / dayMinutes);
  if (days === 0) return "";
  return days === 1 ? "tomorrow" : shortDayNames[Math.floor(changesAt / dayMinutes)];
}

/** `7 pm`, `9:30 am`, `midnight` */
export function formatClockTime(minuteOfWeek: number): string {
  const minute = minuteOfWeek % dayMinutes;
  if (minute === 0) return "midnight";
  const hour = Math.floor(minute / 60);
  const minutesPastHour = minute % 60;
  const time = `${hour % 12 || 12}${minutesPastHour === 0 ? "" : `:${String(minutesPastHour).padStart(2, "0")}`}`;
  return `${time} ${hour < 12 ? "am" : "pm"}`;
}
