import { defaultSlotMinutes, maxDaysAhead } from "@boab/contracts/bookings/limits";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { DayHours, WeekHours } from "@boab/contracts/directory/hours";
import { defaultDay } from "@boab/contracts/directory/limits";

type Weekly = BookingSettings["weekly"];

/** Turns opening hours into a window of one day; hours past midnight end at midnight. */
const toWindow = ({ open, close, closed, open24, second }: DayHours): Weekly["monday"] => {
  if (open24) return { enabled: true, startTime: "00:00", endTime: "24:00" };
  return {
    enabled: !closed,
    startTime: open,
    endTime: toEndOfDay(open, close),
    ...(second && {
      second: { startTime: second.open, endTime: toEndOfDay(second.open, second.close) },
    }),
  };
};

const toEndOfDay = (open: string, close: string) => (close > open ? close : "24:00");

/** A business that never took bookings starts from these: bookings are off, and its opening hours are filled in. */
export const makeDefaultSettings = (days: WeekHours | null) =>
  ({
    acceptsBookings: false,
    bookingLink: null,
    bookingPhone: null,
    messageToCustomers: "",
    payLater: true,
    payNow: false,
    confirmsInstantly: false,
    slotLength: defaultSlotMinutes,
    mode: "weekly",
    singleSlots: [],
    daily: { startTime: defaultDay.open, endTime: defaultDay.close },
    weekly: {
      monday: toWindow(days?.monday ?? defaultDay),
      tuesday: toWindow(days?.tuesday ?? defaultDay),
      wednesday: toWindow(days?.wednesday ?? defaultDay),
      thursday: toWindow(days?.thursday ?? defaultDay),
      friday: toWindow(days?.friday ?? defaultDay),
      saturday: toWindow(days?.saturday ?? defaultDay),
      sunday: toWindow(days?.sunday ?? defaultDay),
    },
    daysOff: [],
    noticeHours: 0,
    noticeDays: 0,
    daysAhead: maxDaysAhead,
    changeNoticeHours: 24,
    reminderHours: 24,
    requestHoldHours: 0,
    services: [],
    team: [],
    maxVisitsAtOnce: null,
    hasCalendarFeed: false,
    version: 0,
  }) satisfies Partial<BookingSettings>;
