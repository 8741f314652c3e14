import type { FreeTimes, ListingCard } from "@boab/contracts/directory/search";
import { formatShortWeekday } from "@boab/format/calendar";
import { formatDay, formatLongDay, formatTime } from "@boab/format/dates";
import { formatMinuteRange } from "@boab/format/durations";
import { readClock, toIsoDay } from "@boab/format/zones";
import type { FreeTimesView } from "../free-times.ts";
import { formatPrice } from "../listing-card.server.ts";
import { toZoneView } from "../opening-text.server.ts";

/** Builds the address of the booking page with these chosen. */
export type BuildBookHref = (
  slug: string,
  choice: {
    service?: string | undefined;
    date: string;
    slot?: { start: string; startsAt: string };
  },
) => string;

/** The times of a card lead to the booking page with the service and the time chosen. */
export function toFreeTimesView(
  { free, slug, timeZone }: Pick<ListingCard, "free" | "slug" | "timeZone">,
  {
    searchedDay,
    now,
    buildBookHref,
  }: { searchedDay: string; now: Date; buildBookHref: BuildBookHref },
): FreeTimesView | null {
  const [first] = free?.times ?? [];
  if (!free || !first) return null;
  const service = free.service?.id;
  const today = toIsoDay(now, timeZone);
  return {
    service: free.service && toServiceView(free.service),
    confirmsInstantly: free.confirmsInstantly,
    day: searchedDay ? formatDay(searchedDay) : null,
    times: free.times.map(({ date, startsAt }) => {
      const time = formatTime(startsAt, timeZone);
      return {
        label: searchedDay
          ? time
          : `${date === today ? "Today" : formatShortWeekday(date)} ${time}`,
        spoken: `${formatLongDay(date)}, ${time}`,
        to: buildBookHref(slug, {
          service,
          date,
          slot: { start: readClock(new Date(startsAt), timeZone).time, startsAt },
        }),
      };
    }),
    more: toMore(free, searchedDay, buildBookHref(slug, { service, date: first.date })),
    zone: toZoneView(timeZone, now),
  };
}

function toServiceView(service: NonNullable<FreeTimes["service"]>) {
  const { title, priceCents, shortestMinutes, durationMinutes, depositCents } = service;
  const isRange = shortestMinutes < durationMinutes;
  return {
    title,
    price: priceCents === 0 ? "Free" : `${isRange ? "from " : ""}${formatPrice(priceCents)}`,
    duration: formatMinuteRange(shortestMinutes, durationMinutes),
    deposit: depositCents ? `Deposit ${isRange ? "from " : ""}${formatPrice(depositCents)}` : null,
  };
}

function toMore({ more }: FreeTimes, searchedDay: string, to: string): FreeTimesView["more"] {
  if (!searchedDay) return { label: "More times", to };
  return more > 0 ? { label: `${more} more`, to } : null;
}
