import { LocalDate } from "@boab/contracts/bookings/fields";
import { countSlots, listSlots, type SlotDay } from "@boab/contracts/bookings/slots";
import { type StyleChoice, toStyleQuery } from "@boab/contracts/bookings/styles";
import { toIsoDay } from "@boab/format/zones";
import type { ApiClient } from "#lib/api/api.server.ts";
import {
  type DayChoice,
  type DaysView,
  type FreeTimeCount,
  getInitialChoice,
  shownDayCount,
  viewDays,
} from "./slot-days.ts";
import { addDays } from "./times.ts";

/** A source of days and times: those anybody can book, or those a booking can move to. */
export interface TimesSource {
  count(
    from: string,
    until?: string,
  ): Promise<{ days: FreeTimeCount[]; teammate?: TimesView["teammate"] }>;
  read(date: string): Promise<SlotDay>;
}

/** Free times are the same for everybody, so they need no session. */
export const makeFreeTimesSource = (
  { load }: ApiClient,
  slug: string,
  { serviceId, style = {}, teammate }: VisitChoice,
): TimesSource => {
  const visit = { serviceId, teammate, ...toStyleQuery(style) };
  const params = { id: slug };
  return {
    count: (from, until) => load(countSlots, { params, query: { from, until, ...visit } }),
    read: (date) => load(listSlots, { params, query: { date, ...visit } }),
  };
};

/** What decides about a visit's length, and whose times it has. */
interface VisitChoice {
  serviceId: string | undefined;
  style?: StyleChoice;
  /** The key of a named person; without one, anyone's times. */
  teammate: string | undefined;
}

interface TimesRequest {
  timeZone: string;
  daysAhead: number;
  now: Date;
  /** The URL's `from` and `date`. */
  params: URLSearchParams;
  buildHref: (choice: DayChoice) => string;
}

export interface TimesView {
  days: DaysView;
  day: SlotDay;
  /** Whose times these are, when a visit by name is moved; null for anyone's. */
  teammate: { name: string } | null;
}

/** Loads the visible days and the times of the chosen day. By default that is the first day with a free time. */
export async function loadTimes(
  { count, read }: TimesSource,
  request: TimesRequest,
): Promise<TimesView> {
  const { timeZone, daysAhead, now, buildHref } = request;
  const today = toIsoDay(now, timeZone);
  const requestedChoice = readRequestedChoice(request.params, today);
  if (requestedChoice) {
    const [{ days, teammate = null }, day] = await Promise.all([
      count(requestedChoice.from, addDays(requestedChoice.from, shownDayCount - 1)),
      read(requestedChoice.date),
    ]);
    return {
      days: viewDays(days, requestedChoice, { today, daysAhead }, buildHref),
      day,
      teammate,
    };
  }
  const { days, teammate = null } = await count(today);
  const choice = getInitialChoice(days, today);
  const visibleDays = days.filter(({ date }) => date >= choice.from);
  return {
    days: viewDays(visibleDays, choice, { today, daysAhead }, buildHref),
    day: await read(choice.date),
    teammate,
  };
}

function readRequestedChoice(params: URLSearchParams, today: string): DayChoice | null {
  const date = LocalDate.safeParse(params.get("date")).data;
  if (!date) return null;
  const firstDate = LocalDate.safeParse(params.get("from")).data ?? date;
  const from = firstDate < today ? today : firstDate;
  return { from, date };
}
