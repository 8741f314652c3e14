import { brand } from "@boab/contracts/common/brand";

const clock = new Intl.DateTimeFormat("en-CA", {
  timeZone: brand.timeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** Sydney's UTC offset at this instant. */
function aheadMs(instant: number): number {
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The instant a day starts in Sydney, plus `days`; undefined for an invalid date. */
export function sydneyDayStart(day: string | null, days = 0): string | undefined {
  const midnight = /^\d{4}-\d\d-\d\d$/.test(day ?? "") ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(midnight)) return undefined;
  const wall = midnight + days * dayMs;
  // Clocks change at 2 or 3 am, so midnight always has its own offset.
  const instant = wall - aheadMs(wall - aheadMs(wall));
  return new Date(instant).toISOString();
}
