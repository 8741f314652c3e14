import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { line, requiredLine } from "../common/fields.ts";
import { weekdays } from "../directory/limits.ts";
import { BusinessKey, HttpsLink } from "../directory/listing-fields.ts";
import { EndOfDay, LocalDate, Notes, OptionalPhone, TimeOfDay } from "./fields.ts";
import {
  bookingModes,
  furthestDaysAhead,
  longestBufferMinutes,
  longestVisitMinutes,
  mostDaysOff,
  mostServices,
  mostSingleSlots,
  priceStepCents,
  slotLengths,
} from "./limits.ts";
import { ownBookingTexts } from "./own-texts.ts";

const isForward = (from: string, to: string) => from < to;

export const DayWindow = z
  .strictObject({ startTime: TimeOfDay, endTime: EndOfDay })
  .refine(({ startTime, endTime }) => isForward(startTime, endTime), {
    path: ["endTime"],
    error: ownBookingTexts.windowBackwards,
  });

const Weekday = z
  .strictObject({ enabled: z.boolean(), startTime: TimeOfDay, endTime: EndOfDay })
  .refine(({ enabled, startTime, endTime }) => !enabled || isForward(startTime, endTime), {
    path: ["endTime"],
    error: ownBookingTexts.windowBackwards,
  });

export const Weekly = z.strictObject(
  Object.fromEntries(weekdays.map((day) => [day, Weekday])) as Record<
    (typeof weekdays)[number],
    typeof Weekday
  >,
);

const SingleSlot = z
  .strictObject({ date: LocalDate, start: TimeOfDay, end: EndOfDay })
  .refine(({ start, end }) => isForward(start, end), {
    path: ["end"],
    error: ownBookingTexts.windowBackwards,
  });

const DaysOff = z
  .strictObject({ from: LocalDate, until: LocalDate, note: line(120) })
  .refine(({ from, until }) => from <= until, {
    path: ["until"],
    error: ownBookingTexts.daysOffBackwards,
  });

const minutes = (most: number) => z.int().min(0).max(most);

const money = z
  .int()
  .min(0)
  .max(2_000_000)
  .refine((cents) => cents % priceStepCents === 0, ownBookingTexts.priceStep);

export const Service = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  priceCents: z.int(),
  durationMinutes: z.int(),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  /** What is paid in advance by those who pay now; null for the whole price. */
  depositCents: z.int().nullable(),
});
export type Service = z.infer<typeof Service>;

/** Without an id it is new; ids are made by the server. */
const ServiceRow = z
  .strictObject({
    id: z.uuid().optional(),
    title: requiredLine(120, ownBookingTexts.titleRequired),
    priceCents: money,
    durationMinutes: z
      .int()
      .min(5, ownBookingTexts.visitLength)
      .max(longestVisitMinutes, ownBookingTexts.visitLength),
    bufferBeforeMinutes: minutes(longestBufferMinutes),
    bufferAfterMinutes: minutes(longestBufferMinutes),
    depositCents: money.nullable(),
  })
  .refine(({ depositCents, priceCents }) => depositCents === null || depositCents <= priceCents, {
    path: ["depositCents"],
    error: ownBookingTexts.depositTooLarge,
  });
export type ServiceRow = z.infer<typeof ServiceRow>;

const schedule = {
  mode: z.enum(bookingModes),
  slotLength: z.literal(slotLengths),
  singleSlots: z.array(SingleSlot).max(mostSingleSlots),
  daily: DayWindow,
  weekly: Weekly,
  daysOff: z.array(DaysOff).max(mostDaysOff),
  /** At least so many hours before … */
  noticeHours: z.int().min(0).max(720),
  /** … and so many calendar days: 1 means until midnight of the day before. */
  noticeDays: z.int().min(0).max(30),
  daysAhead: z.int().min(1).max(furthestDaysAhead),
};

const terms = {
  acceptsBookings: z.boolean(),
  payLater: z.boolean(),
  /** By card when booking; needs a payout account that is ready. */
  payNow: z.boolean(),
  confirmsInstantly: z.boolean(),
  /** Until when customers move or cancel online. */
  changeNoticeHours: z.int().min(0).max(720),
  /** How long before the visit the reminder goes out; 0 for none. */
  reminderHours: z.int().min(0).max(168),
};

/** For those who manage the listing. */
export const BookingSettings = z.strictObject({
  ...terms,
  ...schedule,
  bookingLink: z.string().nullable(),
  bookingPhone: z.string().nullable(),
  /** Told to customers whose booking is confirmed. */
  messageToCustomers: z.string(),
  services: z.array(Service),
  timeZone: z.string(),
  /** Whether the owner's payout account is ready, as far as we know. */
  takesPayments: z.boolean(),
  hasCalendarFeed: z.boolean(),
  version: z.int(),
});
export type BookingSettings = z.infer<typeof BookingSettings>;

export const BookingSettingsBody = z
  .strictObject({
    ...terms,
    ...schedule,
    bookingLink: HttpsLink.nullable(),
    bookingPhone: OptionalPhone.nullable(),
    messageToCustomers: Notes,
    services: z.array(ServiceRow).max(mostServices),
    version: z.int(),
  })
  .refine(({ payLater, payNow }) => payLater || payNow, {
    path: ["payLater"],
    error: ownBookingTexts.noWayToPay,
  });
export type BookingSettingsBody = z.infer<typeof BookingSettingsBody>;

/** What anyone may read: enough to choose a service and a way to pay. */
export const PublicBookingSettings = BookingSettings.pick({
  acceptsBookings: true,
  bookingLink: true,
  bookingPhone: true,
  payLater: true,
  payNow: true,
  confirmsInstantly: true,
  changeNoticeHours: true,
  slotLength: true,
  daysAhead: true,
  services: true,
  timeZone: true,
});
export type PublicBookingSettings = z.infer<typeof PublicBookingSettings>;

const params = z.strictObject({ id: BusinessKey });

export const readPublicSettings = defineCall({
  method: "GET",
  path: "/dir/business/:id/booking-settings",
  summary: "Get how a business takes bookings: services, prices, ways to pay",
  params,
  response: PublicBookingSettings,
});

export const readBookingSettings = defineCall({
  method: "GET",
  path: "/dir/business/:id/booking-settings/editing",
  summary: "Get everything needed to edit booking settings (owner, editors, staff)",
  params,
  response: BookingSettings,
});

export const saveBookingSettings = defineCall({
  method: "PUT",
  path: "/dir/business/:id/booking-settings",
  summary: "Save booking settings (owner, editors, staff)",
  params,
  body: BookingSettingsBody,
  response: BookingSettings,
});
