import type Holidays from "date-holidays";

export interface PublicHoliday {
  date: string;
  name: string;
}

/** The package is read when it is first needed, because most processes never ask. */
let loaded: Promise<typeof Holidays> | undefined;
const holidaysByStateAndYear = new Map<string, PublicHoliday[]>();

async function listYear(state: string, year: number): Promise<PublicHoliday[]> {
  const key = `${state} ${year}`;
  const known = holidaysByStateAndYear.get(key);
  if (known) return known;
  loaded ??= import("date-holidays").then((module) => module.default);
  const calendar = new (await loaded)("AU", state);
  const holidays = calendar
    .getHolidays(year, "en")
    // An evening before a holiday is half a day, on which most are open as usual.
    .filter(({ type, date }) => type === "public" && date.endsWith("00:00:00"))
    .map(({ date, name }) => ({ date: date.slice(0, 10), name: nameHoliday(name) }));
  holidaysByStateAndYear.set(key, holidays);
  return holidays;
}

/** `Anzac Day (substitute day)` is the `Anzac Day holiday`. */
const nameHoliday = (name: string) => name.replace(/ \(substitute day\)$/, " holiday");

/**
 * The public holidays of a state between two dates: `listPublicHolidays("VIC", "2027-03-01", "2027-03-31")`. A hint to
 * ask by, and never a reason to close something: the package knows no holidays of one town, and lags behind new laws.
 */
export async function listPublicHolidays(
  state: string,
  from: string,
  until: string,
): Promise<PublicHoliday[]> {
  const years = new Set([from, until].map((date) => Number(date.slice(0, 4))));
  const holidays = await Promise.all([...years].map((year) => listYear(state, year)));
  return holidays.flat().filter(({ date }) => from <= date && date <= until);
}
