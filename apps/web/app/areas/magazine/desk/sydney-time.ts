import { brand } from "@boab/contracts/common/brand";

const parts = new Intl.DateTimeFormat(brand.locale, {
  ...{ timeZone: brand.timeZone, hourCycle: "h23" },
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
});

/** What a clock in Sydney shows, as if it were UTC. */
function wallClock(instant: Date): number {
  const part = (type: string) =>
    Number(parts.formatToParts(instant).find((one) => one.type === type)?.value);
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"));
}

/**
 * The instant of a day and time on a clock in Sydney. An hour that the clock leaves out in spring is the next one;
 * nothing typed gives a time long ago, which the API refuses.
 */
export function sydneyInstant(day: string, time: string): string {
  const wanted = day && time ? Date.parse(`${day}T${time}:00Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return new Date(0).toISOString();
  const guess = new Date(wanted - (wallClock(new Date(wanted)) - wanted));
  const missed = wanted - wallClock(guess);
  return new Date(guess.getTime() + missed).toISOString();
}
