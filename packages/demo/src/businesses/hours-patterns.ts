import { makeRecord } from "@boab/contracts/common/make-record";
import { type DayHours, type WeekHours, weekdays } from "@boab/contracts/directory/hours";

const closedDay: DayHours = { open: "09:00", close: "17:00", closed: true, open24: false };
const alwaysOpen: DayHours = { open: "00:00", close: "23:59", closed: false, open24: true };

/** `09:00-17:00`, `shut` or `always`. */
function parseDay(hours: string): DayHours {
  if (hours === "shut") return closedDay;
  if (hours === "always") return alwaysOpen;
  const [open = "", close = ""] = hours.split("-");
  return { open, close, closed: false, open24: false };
}

/** Seven words, from Monday to Sunday. */
function parseWeek(hours: string): WeekHours {
  const words = hours.split(" ");
  return makeRecord(weekdays, (_, index) => parseDay(words[index] ?? "shut"));
}

const makeFiveDayWeek = (hours: string, saturday: string, sunday: string) =>
  parseWeek(`${hours} ${hours} ${hours} ${hours} ${hours} ${saturday} ${sunday}`);

/** Weekly hours by the kind of business. */
export const hoursPatterns = {
  office: makeFiveDayWeek("09:00-17:00", "shut", "shut"),
  earlyOffice: makeFiveDayWeek("07:30-16:00", "shut", "shut"),
  trade: makeFiveDayWeek("07:00-17:00", "08:00-13:00", "shut"),
  shop: makeFiveDayWeek("09:00-17:30", "09:00-17:00", "10:00-16:00"),
  lateShop: parseWeek(
    "10:00-18:00 10:00-18:00 10:00-18:00 10:00-21:00 10:00-21:00 09:00-17:00 11:00-16:00",
  ),
  grocer: makeFiveDayWeek("08:00-20:00", "08:00-20:00", "09:00-18:00"),
  market: parseWeek("shut shut shut shut 12:00-20:00 08:00-17:00 08:00-16:00"),
  studio: parseWeek("shut 09:00-18:00 09:00-18:00 09:00-20:00 09:00-20:00 08:00-19:00 10:00-16:00"),
  barber: parseWeek("shut 10:00-19:00 10:00-19:00 10:00-20:00 10:00-21:00 08:00-20:00 10:00-17:00"),
  cafe: makeFiveDayWeek("06:30-15:00", "07:30-15:00", "08:00-14:00"),
  bakery: parseWeek("shut 05:00-14:00 05:00-14:00 05:00-14:00 05:00-14:00 05:00-13:00 06:00-12:00"),
  lunch: parseWeek("shut 11:30-15:00 11:30-15:00 11:30-15:00 11:30-21:00 11:30-21:00 12:00-17:00"),
  kitchen: parseWeek(
    "11:00-21:00 11:00-21:00 11:00-21:00 11:00-22:00 11:00-22:30 11:00-22:30 12:00-20:00",
  ),
  dinner: parseWeek("shut 17:00-22:00 17:00-22:00 17:00-22:00 17:00-00:00 17:00-01:00 17:00-21:30"),
  nightGrill: parseWeek(
    "shut 18:00-01:00 18:00-01:00 18:00-02:00 18:00-03:00 18:00-03:00 18:00-00:30",
  ),
  weekendNights: parseWeek("shut shut shut shut 20:00-04:00 20:00-04:00 shut"),
  clinic: makeFiveDayWeek("08:00-18:00", "09:00-13:00", "shut"),
  eveningClinic: parseWeek("12:00-20:00 12:00-20:00 shut 12:00-20:00 09:00-15:00 shut shut"),
  pharmacy: makeFiveDayWeek("08:00-22:00", "09:00-22:00", "09:00-20:00"),
  roundTheClock: makeFiveDayWeek("always", "always", "always"),
  roundTheClockWeekdays: makeFiveDayWeek("always", "08:00-18:00", "shut"),
  afterSchool: makeFiveDayWeek("15:00-19:00", "09:00-14:00", "shut"),
  evenings: parseWeek("17:30-21:00 17:30-21:00 17:30-21:00 17:30-21:00 shut 09:00-13:00 shut"),
  care: makeFiveDayWeek("06:30-18:30", "shut", "shut"),
} satisfies Record<string, WeekHours>;

export type HoursPattern = keyof typeof hoursPatterns;
