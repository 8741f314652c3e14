/** Days and times as a business's own calendar and clock show them: `2026-11-17`, `13:30`. */

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

const inWords = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat("en-AU", { timeZone: "UTC", ...options });
  return (date: string) => format.format(noon(date)).replace(",", "");
};

/** `Tuesday 17 November` */
export const longDay = inWords({ weekday: "long", day: "numeric", month: "long" });
/** `Tue 17 Nov` */
export const shortDay = inWords({ weekday: "short", day: "numeric", month: "short" });
/** `Tue` */
export const weekdayOf = inWords({ weekday: "short" });
/** `Tuesday` */
export const longWeekdayOf = inWords({ weekday: "long" });

export function addDays(date: string, days: number): string {
  const day = noon(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** `13:00` is `1:00 pm`. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const isMorning = hour % 24 < 12;
  return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${isMorning ? "am" : "pm"}`;
}

/** `Australia/Perth` is `Perth`. */
export const placeOfZone = (timeZone: string): string =>
  (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
