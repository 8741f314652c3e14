const money = new Intl.NumberFormat("en-AU", { style: "currency", currency: "AUD" });

export const dollars = (cents: number): string => money.format(cents / 100);

const format = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-AU", { timeZone, ...options });

/** `Sat 21 Nov, 7:00 am` */
export const shortTime = (at: Date, timeZone: string): string => {
  const day = format(timeZone, { weekday: "short", day: "numeric", month: "short" }).format(at);
  return `${day.replace(",", "")}, ${clockTime(at, timeZone)}`;
};

export const clockTime = (at: Date, timeZone: string): string =>
  format(timeZone, { hour: "numeric", minute: "2-digit", hour12: true }).format(at).toLowerCase();

/** `Thursday 19 November, 7:00 am` */
export const longTime = (at: Date, timeZone: string): string => {
  const day = format(timeZone, { weekday: "long", day: "numeric", month: "long" }).format(at);
  return `${day.replace(",", "")}, ${clockTime(at, timeZone)}`;
};

export const dayParts = (at: Date, timeZone: string) => ({
  weekday: format(timeZone, { weekday: "long" }).format(at),
  day: format(timeZone, { day: "numeric" }).format(at),
  month: format(timeZone, { month: "long" }).format(at),
});

/** `Perth time` */
export const zoneName = (timeZone: string): string =>
  `${(timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ")} time`;

/** `about 10 hours` */
export function lengthPhrase(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`;
  const hours = minutes / 60;
  const shown = Number.isInteger(hours) ? String(hours) : hours.toFixed(1).replace(/\.0$/, "");
  return `about ${shown} ${shown === "1" ? "hour" : "hours"}`;
}
