import { LocalDate } from "@boab/contracts/bookings/fields";
import { countSlots, listSlots, type SlotDay } from "@boab/contracts/bookings/slots";
import type { ApiClient } from "#lib/api/api.server.ts";
import {
  type Choice,
  type CountedDay,
  type DaysView,
  firstChoice,
  shownDays,
  viewDays,
} from "./slot-days.ts";
import { addDays, dateIn } from "./times.ts";

/** Where days and times come from: what anybody can book, or where a booking can move. */
export interface TimesSource {
  count(from: string, until?: string): Promise<{ days: CountedDay[] }>;
  read(date: string): Promise<SlotDay>;
}

/** What is free is the same for everybody. */
export const freeTimes = (
  { load }: ApiClient,
  slug: string,
  serviceId: string | undefined,
): TimesSource => ({
  count: (from, until) =>
    load(countSlots, { params: { id: slug }, query: { from, until, serviceId } }),
  read: (date) => load(listSlots, { params: { id: slug }, query: { date, serviceId } }),
});

interface Wanted {
  timeZone: string;
  daysAhead: number;
  now: Date;
  /** `from` and `date`, as the address has them. */
  params: URLSearchParams;
  addressOf: (choice: Choice) => string;
}

export interface TimesView {
  days: DaysView;
  day: SlotDay;
}

/** The days in sight and the times of the chosen one; without a choice, the first day with a free time. */
export async function loadTimes({ count, read }: TimesSource, wanted: Wanted): Promise<TimesView> {
  const { timeZone, daysAhead, now, addressOf } = wanted;
  const today = dateIn(timeZone, now);
  const asked = askedFor(wanted.params, today);
  if (asked) {
    const [{ days }, day] = await Promise.all([
      count(asked.from, addDays(asked.from, shownDays - 1)),
      read(asked.date),
    ]);
    return { days: viewDays(days, asked, { today, daysAhead }, addressOf), day };
  }
  const { days } = await count(today);
  const choice = firstChoice(days, today);
  const inSight = days.filter(({ date }) => date >= choice.from);
  return {
    days: viewDays(inSight, choice, { today, daysAhead }, addressOf),
    day: await read(choice.date),
  };
}

function askedFor(params: URLSearchParams, today: string): Choice | null {
  const date = LocalDate.safeParse(params.get("date")).data;
  if (!date) return null;
  const asked = LocalDate.safeParse(params.get("from")).data ?? date;
  const from = asked < today ? today : asked;
  return { from, date };
}
