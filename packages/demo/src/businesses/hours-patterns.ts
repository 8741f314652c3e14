import { makeRecord } from "@boab/contracts/common/make-record";
import { type Day, type Days, weekdays } from "@boab/contracts/directory/hours";

const shut: Day = { open: "09:00", close: "17:00", closed: true, open24: false };
const always: Day = { open: "00:00", close: "23:59", closed: false, open24: true };

/** `09:00-17:00`, `shut` or `always`. */
function day(hours: string): Day {
  if (hours === "shut") return shut;
  if (hours === "always") return always;
  const [open = "", close = ""] = hours.split("-");
  return { open, close, closed: false, open24: false };
}

/** Seven words, from Monday to Sunday. */
function week(hours: string): Days {
  const words = hours.split(" ");
  return makeRecord(weekdays, (_, index) => day(words[index] ?? "shut"));
}

const five = (hours: string, saturday: string, sunday: string) =>
  week(`${hours} ${hours} ${hours} ${hours} ${hours} ${saturday} ${sunday}`);

/** Weekly hours by the kind of business. */
export const hoursPatterns = {
  office: five("09:00-17:00", "shut", "shut"),
  earlyOffice: five("07:30-16:00", "shut", "shut"),
  trade: five("07:00-17:00", "08:00-13:00", "shut"),
  shop: five("09:00-17:30", "09:00-17:00", "10:00-16:00"),
  lateShop: week(
    "10:00-18:00 10:00-18:00 10:00-18:00 10:00-21:00 10:00-21:00 09:00-17:00 11:00-16:00",
  ),
  grocer: five("08:00-20:00", "08:00-20:00", "09:00-18:00"),
  market: week("shut shut shut shut 12:00-20:00 08:00-17:00 08:00-16:00"),
  studio: week("shut 09:00-18:00 09:00-18:00 09:00-20:00 09:00-20:00 08:00-19:00 10:00-16:00"),
  barber: week("shut 10:00-19:00 10:00-19:00 10:00-20:00 10:00-21:00 08:00-20:00 10:00-17:00"),
  cafe: five("06:30-15:00", "07:30-15:00", "08:00-14:00"),
  bakery: week("shut 05:00-14:00 05:00-14:00 05:00-14:00 05:00-14:00 05:00-13:00 06:00-12:00"),
  lunch: week("shut 11:30-15:00 11:30-15:00 11:30-15:00 11:30-21:00 11:30-21:00 12:00-17:00"),
  kitchen: week(
    "11:00-21:00 11:00-21:00 11:00-21:00 11:00-22:00 11:00-22:30 11:00-22:30 12:00-20:00",
  ),
  dinner: week("shut 17:00-22:00 17:00-22:00 17:00-22:00 17:00-00:00 17:00-01:00 17:00-21:30"),
  nightGrill: week("shut 18:00-01:00 18:00-01:00 18:00-02:00 18:00-03:00 18:00-03:00 18:00-00:30"),
  weekendNights: week("shut shut shut shut 20:00-04:00 20:00-04:00 shut"),
  clinic: five("08:00-18:00", "09:00-13:00", "shut"),
  eveningClinic: week("12:00-20:00 12:00-20:00 shut 12:00-20:00 09:00-15:00 shut shut"),
  pharmacy: five("08:00-22:00", "09:00-22:00", "09:00-20:00"),
  roundTheClock: five("always", "always", "always"),
  roundTheClockWeekdays: five("always", "08:00-18:00", "shut"),
  afterSchool: five("15:00-19:00", "09:00-14:00", "shut"),
  evenings: week("17:30-21:00 17:30-21:00 17:30-21:00 17:30-21:00 shut 09:00-13:00 shut"),
  care: five("06:30-18:30", "shut", "shut"),
} satisfies Record<string, Days>;

export type HoursPattern = keyof typeof hoursPatterns;
