import { brand } from "@boab/contracts/common/brand";
import { clockTime } from "./times.ts";

/** What a calendar needs besides `times.ts`: spans, hours, and dates in pieces. */

const inUtc = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(brand.locale, { timeZone: "UTC", ...options });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};

/** `19 November` */
export const dayAndMonth = inUtc({ day: "numeric", month: "long" });
/** `19 November 2026` */
export const wholeDate = inUtc({ day: "numeric", month: "long", year: "numeric" });
export const shortMonth = inUtc({ month: "short" });
export const dayOfMonth = inUtc({ day: "numeric" });

function parts(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours % 24 < 12 ? "am" : "pm";
  return { hour: hours % 12 || 12, minutes: String(minutes).padStart(2, "0"), half };
}

/** `3:00 to 5:00 pm`, `8:00 am to 2:00 pm` */
export function formatSpan(start: string, end: string): string {
  const [from, to] = [parts(start), parts(end)];
  const first = from.half === to.half ? `${from.hour}:${from.minutes}` : clockTime(start);
  return `${first} to ${clockTime(end)}`;
}

const brief = ({ hour, minutes }: ReturnType<typeof parts>) =>
  minutes === "00" ? String(hour) : `${hour}:${minutes}`;

/** `3–5 pm`, `8 am–2 pm`, where there is little room. */
export function formatBriefSpan(start: string, end: string): string {
  const [from, to] = [parts(start), parts(end)];
  const first = from.half === to.half ? brief(from) : `${brief(from)} ${from.half}`;
  return `${first}–${brief(to)} ${to.half}`;
}

/** `9 am` on the side of a calendar. */
export const formatHour = (hour: number): string => {
  const { hour: shown, half } = parts(`${hour}:00`);
  return `${shown} ${half}`;
};

/** `45 min`, `6 h`, `2 h 30 min` */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(" ");
}
