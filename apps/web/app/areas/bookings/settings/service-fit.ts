import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { weekdays } from "@boab/contracts/directory/limits";
import { capitalised } from "@boab/format/sentences";
import { timeToMinutes } from "../calendar-dates.ts";

type Hours = Pick<BookingSettings, "mode" | "singleSlots" | "daily" | "weekly">;

export interface ServiceFit {
  words: string;
  isTight: boolean;
}

const minutesBetween = (start: string, end: string) => timeToMinutes(end) - timeToMinutes(start);

/** `Tuesday to Saturday`, `Friday and Saturday` */
function formatDayNames(days: readonly number[]): string {
  const names = days.map((day) => capitalised(weekdays[day] ?? ""));
  const isConsecutive =
    days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index);
  if (isConsecutive) return `${names[0]} to ${names.at(-1)}`;
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

const none: ServiceFit = { words: "Longer than any time you're open", isTight: true };

/** Says on which open days a visit fits: it has to end before the business closes. */
export function describeFit(durationMinutes: number, hours: Hours): ServiceFit {
  const { mode, singleSlots, daily, weekly } = hours;
  if (mode === "daily")
    return minutesBetween(daily.startTime, daily.endTime) >= durationMinutes
      ? { words: "Fits every day", isTight: false }
      : none;
  if (mode === "single") {
    const fitting = singleSlots.filter(
      ({ start, end }) => minutesBetween(start, end) >= durationMinutes,
    );
    if (singleSlots.length === 0) return { words: "Add a date it can be booked on", isTight: true };
    if (fitting.length === 0) return none;
    return fitting.length === singleSlots.length
      ? { words: "Fits every date", isTight: false }
      : { words: `Fits ${fitting.length} of ${singleSlots.length} dates`, isTight: false };
  }
  const open = weekdays.flatMap((day, index) =>
    weekly[day].enabled ? [{ ...weekly[day], index }] : [],
  );
  const fits = open.filter(
    ({ startTime, endTime }) => minutesBetween(startTime, endTime) >= durationMinutes,
  );
  if (open.length === 0) return { words: "You're closed every day", isTight: true };
  if (fits.length === 0) return none;
  if (fits.length === open.length) return { words: "Fits every open day", isTight: false };
  const isTight = fits.length <= 2;
  if (fits.length === open.length - 1 && !isTight) {
    const [missing] = open.filter((day) => !fits.includes(day));
    return { words: `Fits every open day but ${formatDayNames([missing?.index ?? 0])}`, isTight };
  }
  const days = formatDayNames(fits.map(({ index }) => index));
  return { words: `Fits ${days}${isTight ? " only" : ""}`, isTight };
}
