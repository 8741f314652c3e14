import { brand } from "@boab/contracts/common/brand";
import { minuteOfWeek, type Opening, weekMinutes } from "@boab/contracts/directory/hours";

const dayMinutes = 24 * 60;
const shortDays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

export interface OpeningText {
  isOpen: boolean;
  /** `Open until 7 pm`, `Opens Tue 9 am AWST`. */
  text: string;
}

/** Opening hours for a card, in the business's own time zone. */
export function openingText(opening: Opening, timeZone: string, now: Date): OpeningText {
  const { isOpen, changesAt } = opening;
  const zone = changesAt === null ? "" : zoneName(timeZone, minuteOfWeek(now, timeZone), now);
  const words = [openingWords(opening, timeZone, now), zone];
  return { isOpen, text: words.filter(Boolean).join(" ") };
}

/** Without the zone, for a page that names it once for all times. */
export function openingWords({ isOpen, changesAt }: Opening, timeZone: string, now: Date): string {
  if (changesAt === null) return isOpen ? "Open 24 hours" : "Closed";
  const minute = minuteOfWeek(now, timeZone);
  const wait = (changesAt - minute + weekMinutes) % weekMinutes;
  const day = isOpen ? closingDay(changesAt, wait) : openingDay(changesAt, minute, wait);
  const words = [isOpen ? "Open until" : "Opens", day, clockTime(changesAt)];
  return words.filter(Boolean).join(" ");
}

/** A business that closes after midnight still closes tonight. */
const closingDay = (changesAt: number, wait: number) =>
  wait < dayMinutes ? "" : shortDays[Math.floor(changesAt / dayMinutes)];

function openingDay(changesAt: number, minute: number, wait: number) {
  const days = Math.floor(((minute % dayMinutes) + wait) / dayMinutes);
  if (days === 0) return "";
  return days === 1 ? "tomorrow" : shortDays[Math.floor(changesAt / dayMinutes)];
}

/** `7 pm`, `9:30 am`, `midnight` */
export function clockTime(minuteOfWeek: number): string {
  const minute = minuteOfWeek % dayMinutes;
  if (minute === 0) return "midnight";
  const hour = Math.floor(minute / 60);
  const past = minute % 60;
  const figures = `${hour % 12 || 12}${past === 0 ? "" : `:${String(past).padStart(2, "0")}`}`;
  return `${figures} ${hour < 12 ? "am" : "pm"}`;
}

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** Only named where it differs from Sydney's. */
function zoneName(timeZone: string, minute: number, now: Date): string {
  if (minute === minuteOfWeek(now, brand.timeZone)) return "";
  const format =
    zoneNames.get(timeZone) ??
    new Intl.DateTimeFormat(brand.locale, { timeZone, timeZoneName: "short" });
  zoneNames.set(timeZone, format);
  return format.formatToParts(now).find(({ type }) => type === "timeZoneName")?.value ?? "";
}
