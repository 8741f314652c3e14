import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { weekdays } from "@boab/contracts/directory/limits";
import { capitalise } from "@boab/format/sentences";
import { timeToMinutes } from "../calendar-dates.ts";
import { listDayWindows } from "../opening-windows.ts";

type Hours = Pick<BookingSettings, "mode" | "singleSlots" | "daily" | "weekly">;

export interface ServiceFit {
  words: string;
  isTight: boolean;
}

const computeMinutesBetween = (start: string, end: string) =>
  timeToMinutes(end) - timeToMinutes(start);

/** `Tuesday to Saturday`, `Friday and Saturday` */
function formatDayNames(days: readonly number[]): string {
  const names = days.map((day) => capitalise(weekdays[day] ?? ""));
  const isConsecutive =
    days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index);
  if (isConsecutive) return `${names[0]} to ${names.at(-1)}`;
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

const noFit: ServiceFit = { words: "Longer than any time you're open", isTight: true };

/** Says on which open days a visit fits: it has to end before the business closes. */
export function describeFit(durationMinutes: number, hours: Hours): ServiceFit {
  const { mode, singleSlots, daily, weekly } = hours;
  if (mode === "daily")
    return computeMinutesBetween(daily.startTime, daily.endTime) >= durationMinutes
      ? { words: "Fits every day", isTight: false }
      : noFit;
  if (mode === "single") {
    const fittingSlots = singleSlots.filter(
      ({ start, end }) => computeMinutesBetween(start, end) >= durationMinutes,
    );
    if (singleSlots.length === 0) return { words: "Add a date it can be booked on", isTight: true };
    if (fittingSlots.length === 0) return noFit;
    return fittingSlots.length === singleSlots.length
      ? { words: "Fits every date", isTight: false }
      : { words: `Fits ${fittingSlots.length} of ${singleSlots.length} dates`, isTight: false };
  }
  const open = weekdays.flatMap((day, index) =>
    weekly[day].enabled ? [{ windows: listDayWindows(weekly[day]), index }] : [],
  );
  const fittingDays = open.filter(({ windows }) =>
    windows.some(
      ({ startTime, endTime }) => computeMinutesBetween(startTime, endTime) >= durationMinutes,
    ),
  );
  if (open.length === 0) return { words: "You're closed every day", isTight: true };
  if (fittingDays.length === 0) return noFit;
  if (fittingDays.length === open.length) return { words: "Fits every open day", isTight: false };
  const isTight = fittingDays.length <= 2;
  if (fittingDays.length === open.length - 1 && !isTight) {
    const [missing] = open.filter((day) => !fittingDays.includes(day));
    return { words: `Fits every open day but ${formatDayNames([missing?.index ?? 0])}`, isTight };
  }
  const days = formatDayNames(fittingDays.map(({ index }) => index));
  return { words: `Fits ${days}${isTight ? " only" : ""}`, isTight };
}
