import { LocalDate } from "@boab/contracts/bookings/fields";
import { countSlots, listSlots, type SlotDay } from "@boab/contracts/bookings/slots";
import { toIsoDay } from "@boab/format/zones";
import type { ApiClient } from "#lib/api/api.server.ts";
import {
  type Choice,
  type CountedDay,
  type DaysView,
  getFirstChoice,
  shownDayCount,
  viewDays,
} from "./slot-days.ts";
import { addDays } from "./times.ts";

/** A source of days and times: those anybody can book, or those a booking can move to. */
export interface TimesSource {
  count(from: string, until?: string): Promise<{ days: CountedDay[] }>;
  read(date: string): Promise<SlotDay>;
}

/** Free times are the same for everybody, so they need no session. */
export const freeTimes = (
  { load }: ApiClient,
  slug: string,
  serviceId: string | undefined,
): TimesSource => ({
  count: (from, until) =>
    load(countSlots, { params: { id: slug }, query: { from, until, serviceId } }),
  read: (date) => load(listSlots, { params: { id: slug }, query: { date, serviceId } }),
});

interface TimesRequest {
  timeZone: string;
  daysAhead: number;
  now: Date;
  /** The URL's `from` and `date`. */
  params: URLSearchParams;
  buildHref: (choice: Choice) => string;
}

export interface TimesView {
  days: DaysView;
  day: SlotDay;
}

/** Loads the visible days and the times of the chosen day. By default that is the first day with a free time. */
export async function loadTimes(
  { count, read }: TimesSource,
  request: TimesRequest,
): Promise<TimesView> {
  const { timeZone, daysAhead, now, buildHref } = request;
  const today = toIsoDay(now, timeZone);
  const asked = readRequestedChoice(request.params, today);
  if (asked) {
    const [{ days }, day] = await Promise.all([
      count(asked.from, addDays(asked.from, shownDayCount - 1)),
      read(asked.date),
    ]);
    return { days: viewDays(days, asked, { today, daysAhead }, buildHref), day };
  }
  const { days } = await count(today);
  const choice = getFirstChoice(days, today);
  const visibleDays = days.filter(({ date }) => date >= choice.from);
  return {
    days: viewDays(visibleDays, choice, { today, daysAhead }, buildHref),
    day: await read(choice.date),
  };
}

function readRequestedChoice(params: URLSearchParams, today: string): Choice | null {
  const date = LocalDate.safeParse(params.get("date")).data;
  if (!date) return null;
  const asked = LocalDate.safeParse(params.get("from")).data ?? date;
  const from = asked < today ? today : asked;
  return { from, date };
}
