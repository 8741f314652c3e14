import { LocalDate } from "@boab/contracts/bookings/fields";
import type { PartyVisit } from "@boab/contracts/bookings/party";
import { countSlots, listSlots, type SlotDay } from "@boab/contracts/bookings/slots";
import { type StyleChoice, toStyleQuery } from "@boab/contracts/bookings/styles";
import { writePartyQuery } from "@boab/contracts/bookings/write-party";
import { toIsoDay } from "@boab/format/zones";
import type { ApiClient } from "#lib/api/api.server.ts";
import { getBookableDays, readMonth, viewMonth } from "./month-days.ts";
import {
  type BuildDayHref,
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
  { serviceId, style = {}, teammate, also = [] }: VisitChoice,
): TimesSource => {
  const visit = { serviceId, teammate, ...toStyleQuery(style), also: writePartyQuery(also) };
  const params = { id: slug };
  return {
    count: (from, until) => load(countSlots, { params, query: { from, until, ...visit } }),
    read: (date) => load(listSlots, { params, query: { date, ...visit } }),
  };
};

/** What decides about a visit's length, and whose times it has. */
export interface VisitChoice {
  serviceId: string | undefined;
  style?: StyleChoice | undefined;
  /** The key of a named person; without one, anyone's times. */
  teammate?: string | undefined;
  /** What is booked with it. */
  also?: readonly PartyVisit[];
}

interface TimesRequest {
  timeZone: string;
  daysAhead: number;
  now: Date;
  /** The URL's `from` or `month`, and `date`. */
  params: URLSearchParams;
  buildHref: BuildDayHref;
}

export interface TimesView {
  days: DaysView;
  day: SlotDay;
  /** Whose times these are, when a visit by name is moved; null for anyone's. */
  teammate: { name: string } | null;
}

/** Loads the visible days and the times of the chosen day. By default that is the first day with a free time. */
export async function loadTimes(source: TimesSource, request: TimesRequest): Promise<TimesView> {
  const { count, read } = source;
  const { timeZone, daysAhead, now, buildHref } = request;
  const today = toIsoDay(now, timeZone);
  const month = readMonth(request.params.get("month"), { today, daysAhead });
  if (month) return loadMonth(source, request, month, today);
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

/** Loads a month and the times of the chosen day, or of its first day with a free time. */
async function loadMonth(
  { count, read }: TimesSource,
  { daysAhead, params, buildHref }: TimesRequest,
  month: string,
  today: string,
): Promise<TimesView> {
  const range = { today, daysAhead };
  const { from, until } = getBookableDays(month, range);
  const { days, teammate = null } = await count(from, until);
  const requestedDate = params.get("date") ?? "";
  const chosenDay =
    days.find((day) => day.date === requestedDate) ?? days.find(({ free }) => free > 0);
  const date = chosenDay?.date ?? from;
  return {
    days: viewMonth(days, { month, date }, range, buildHref),
    day: await read(date),
    teammate,
  };
}

function readRequestedChoice(
  params: URLSearchParams,
  today: string,
): Pick<DayChoice, "from" | "date"> | null {
  const date = LocalDate.safeParse(params.get("date")).data;
  if (!date) return null;
  const firstDate = LocalDate.safeParse(params.get("from")).data ?? date;
  const from = firstDate < today ? today : firstDate;
  return { from, date };
}
