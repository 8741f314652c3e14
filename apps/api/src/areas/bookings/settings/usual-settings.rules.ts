import { furthestDaysAhead, usualSlotLength } from "@boab/contracts/bookings/limits";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { Day, Days } from "@boab/contracts/directory/hours";
import { usualDay } from "@boab/contracts/directory/limits";

type Weekly = BookingSettings["weekly"];

/** Opening hours as a window of one day: what goes past midnight ends there. */
const windowOf = ({ open, close, closed, open24 }: Day): Weekly["monday"] => {
  if (open24) return { enabled: true, startTime: "00:00", endTime: "24:00" };
  return { enabled: !closed, startTime: open, endTime: close > open ? close : "24:00" };
};

/** What a business that never took bookings starts from: nothing is on, and its opening hours are filled in. */
export const usualSettings = (days: Days | null) =>
  ({
    acceptsBookings: false,
    bookingLink: null,
    bookingPhone: null,
    messageToCustomers: "",
    payLater: true,
    payNow: false,
    confirmsInstantly: false,
    slotLength: usualSlotLength,
    mode: "weekly",
    singleSlots: [],
    daily: { startTime: usualDay.open, endTime: usualDay.close },
    weekly: {
      monday: windowOf(days?.monday ?? usualDay),
      tuesday: windowOf(days?.tuesday ?? usualDay),
      wednesday: windowOf(days?.wednesday ?? usualDay),
      thursday: windowOf(days?.thursday ?? usualDay),
      friday: windowOf(days?.friday ?? usualDay),
      saturday: windowOf(days?.saturday ?? usualDay),
      sunday: windowOf(days?.sunday ?? usualDay),
    },
    daysOff: [],
    noticeHours: 0,
    noticeDays: 0,
    daysAhead: furthestDaysAhead,
    changeNoticeHours: 24,
    reminderHours: 24,
    services: [],
    hasCalendarFeed: false,
    version: 0,
  }) satisfies Partial<BookingSettings>;
