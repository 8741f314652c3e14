import { bookingCopy } from "@boab/contracts/bookings/copy";
import { readPublicSettings } from "@boab/contracts/bookings/settings";
import { listDailyTakings, readTakings } from "@boab/contracts/bookings/takings";
import { type DateRange, listHalfYears } from "@boab/contracts/bookings/takings-periods";
import { readClock } from "@boab/format/zones";
import { api } from "#lib/api/api.server.ts";
import { listPeriods, splitIntoMonths } from "./periods.ts";
import { readRange } from "./read-range.ts";

/** The last of these is the first that a late report could still be about. */
const maxHalfYears = 4;

/** Loads the chosen days, or this month. Days that can't be shown come back as they were typed, with what to change. */
export async function loadTakings(
  request: Request,
  slug: string,
  params: URLSearchParams,
  now: Date,
) {
  const { timeZone } = await api(request).load(readPublicSettings, { params: { id: slug } });
  const today = readClock(now, timeZone).date;
  const periods = listPeriods(today);
  const choice = { slug, timeZone, periods, halfYears: listHalfYears(today, maxHalfYears) };
  const [from, until] = [params.get("from"), params.get("until")];
  const range = from === null && until === null ? periods[0] : readRange(params);
  if (!range)
    return {
      ...choice,
      from: from ?? "",
      until: until ?? "",
      error: bookingCopy.takingsRange,
      takings: null,
    };
  const takings = await api(request).load(readTakings, {
    params: { id: slug },
    query: { from: range.from, until: range.until },
  });
  return { ...choice, from: range.from, until: range.until, error: undefined, takings };
}

/** Reads each day, service and person month by month, so that no response is large. */
export async function loadDailyTakings(request: Request, slug: string, range: DateRange) {
  const rows = [];
  for (const query of splitIntoMonths(range)) {
    const { data } = await api(request).load(listDailyTakings, { params: { id: slug }, query });
    rows.push(...data);
  }
  return rows;
}
