import { z } from "zod";
import { line } from "../common/fields.ts";
import { makeRecord } from "../common/make-record.ts";
import { weekdays } from "../directory/limits.ts";
import { bookingCopy } from "./copy.ts";
import { EndOfDay, LocalDate, TimeOfDay } from "./fields.ts";

const isBefore = (from: string, to: string) => from < to;

export const DayWindow = z
  .strictObject({ startTime: TimeOfDay, endTime: EndOfDay })
  .refine(({ startTime, endTime }) => isBefore(startTime, endTime), {
    path: ["endTime"],
    error: bookingCopy.windowBackwards,
  });

/** A second window starts after the first ends. A day that is off keeps its times, which then don't count. */
const Weekday = z
  .strictObject({
    enabled: z.boolean(),
    startTime: TimeOfDay,
    endTime: EndOfDay,
    second: DayWindow.optional(),
  })
  .refine(({ enabled, startTime, endTime }) => !enabled || isBefore(startTime, endTime), {
    path: ["endTime"],
    error: bookingCopy.windowBackwards,
  })
  .refine(
    ({ enabled, endTime, second }) => !enabled || !second || isBefore(endTime, second.startTime),
    { path: ["second", "startTime"], error: bookingCopy.secondTooEarly },
  );

export const Weekly = z.strictObject(makeRecord(weekdays, () => Weekday));

export const SingleSlot = z
  .strictObject({ date: LocalDate, start: TimeOfDay, end: EndOfDay })
  .refine(({ start, end }) => isBefore(start, end), {
    path: ["end"],
    error: bookingCopy.windowBackwards,
  });

export const DaysOff = z
  .strictObject({ from: LocalDate, until: LocalDate, note: line(120) })
  .refine(({ from, until }) => from <= until, {
    path: ["until"],
    error: bookingCopy.daysOffBackwards,
  });
