import { z } from "zod";
import { DirectoryPlan } from "../accounts/statuses.ts";
import { defineCall } from "../common/call.ts";
import { toCents, toDollars } from "../common/dollars.ts";
import { requiredLine } from "../common/fields.ts";
import { BusinessKey, HttpsLink } from "../directory/listing-fields.ts";
import { bookingCopy } from "./copy.ts";
import { Notes, OptionalPhone } from "./fields.ts";
import { DaysOff, DayWindow, SingleSlot, Weekly } from "./hours.ts";
import {
  bookingModes,
  maxBufferMinutes,
  maxDaysAhead,
  maxDaysOff,
  maxRequestHoldHours,
  maxServiceCents,
  maxServices,
  maxSingleSlots,
  maxTeammates,
  maxVisitMinutes,
  minVisitMinutes,
  priceStepCents,
  slotLengthsMinutes,
} from "./limits.ts";
import { summariseStyles } from "./style.rules.ts";
import { Extras, Preparation, StyleTable } from "./styles.ts";
import { MaxVisitsAtOnce, Teammate, TeammateRow } from "./team.ts";
import { NamedTeammate } from "./team-names.ts";

const minutes = (max: number) => z.int().min(0).max(max);

const money = z
  .int()
  .min(0)
  .max(maxServiceCents)
  .refine((cents) => cents % priceStepCents === 0, bookingCopy.priceStep);

export const Service = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  priceCents: z.int(),
  /** The same price in dollars, under the specification's name (BOOK-01, X-63). */
  price: z.number(),
  durationMinutes: z.int(),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  /** Customers who pay now pay this deposit; null means the whole price. */
  depositCents: z.int().nullable(),
  /** With a table, price and length of the service are its lowest price and its longest time. */
  styles: StyleTable.nullable(),
  extras: Extras,
  /** What customers do before they come. */
  preparation: Preparation,
});
export type Service = z.infer<typeof Service>;

const dollars = z
  .number()
  .min(0)
  .max(toDollars(maxServiceCents))
  .refine((amount) => toCents(amount) % priceStepCents === 0, bookingCopy.priceStep);

/** A row without an id is a new service; the server creates the ids. The price is in cents, in dollars, or both. */
const ServiceRow = z
  .strictObject({
    id: z.uuid().optional(),
    title: requiredLine(120, bookingCopy.titleRequired),
    priceCents: money.optional(),
    price: dollars.optional(),
    durationMinutes: z
      .int()
      .min(minVisitMinutes, bookingCopy.visitLength)
      .max(maxVisitMinutes, bookingCopy.visitLength),
    bufferBeforeMinutes: minutes(maxBufferMinutes),
    bufferAfterMinutes: minutes(maxBufferMinutes),
    depositCents: money.nullable(),
    /** What is left out stays as it is stored. */
    styles: StyleTable.nullable().optional(),
    extras: Extras.optional(),
    preparation: Preparation.optional(),
  })
  .refine(({ priceCents, price }) => priceCents !== undefined || price !== undefined, {
    path: ["priceCents"],
    error: bookingCopy.priceStep,
  })
  .refine((row) => (row.depositCents ?? 0) <= readLowestPrice(row), {
    path: ["depositCents"],
    error: bookingCopy.depositTooLarge,
  });
export type ServiceRow = z.infer<typeof ServiceRow>;

/** With a table, the price of a service is that of its cheapest style. */
const readLowestPrice = ({
  styles,
  ...row
}: Parameters<typeof readServicePrice>[0] & {
  styles?: StyleTable | null | undefined;
}): number => (styles ? summariseStyles(styles).priceCents : readServicePrice(row));

/**
 * The price of a row in cents. A client may send back what it read and change only the name it knows, so the one that
 * differs from the stored price counts.
 */
export function readServicePrice(
  { priceCents, price }: { priceCents?: number | undefined; price?: number | undefined },
  storedCents?: number,
): number {
  const given = [priceCents, price === undefined ? undefined : toCents(price)].filter(
    (cents) => cents !== undefined,
  );
  return given.find((cents) => cents !== storedCents) ?? given[0] ?? 0;
}

const schedule = {
  mode: z.enum(bookingModes),
  slotLength: z.literal(slotLengthsMinutes),
  singleSlots: z.array(SingleSlot).max(maxSingleSlots),
  daily: DayWindow,
  weekly: Weekly,
  daysOff: z.array(DaysOff).max(maxDaysOff),
  /** Customers must book at least this many hours ahead. */
  noticeHours: z.int().min(0).max(720),
  /** Customers must also book this many calendar days ahead: 1 means until midnight of the day before. */
  noticeDays: z.int().min(0).max(30),
  daysAhead: z.int().min(1).max(maxDaysAhead),
};

const terms = {
  acceptsBookings: z.boolean(),
  payLater: z.boolean(),
  /** Customers pay by card when booking; this needs a payout account that is ready. */
  payNow: z.boolean(),
  confirmsInstantly: z.boolean(),
  /** Customers can move or cancel online until this many hours before the visit. */
  changeNoticeHours: z.int().min(0).max(720),
  /** The reminder goes out this many hours before the visit; 0 sends none. */
  reminderHours: z.int().min(0).max(168),
};

/** requests hold their time for this many hours; 0 is not at all. */
const requestHoldHours = z.int().min(0).max(maxRequestHoldHours);

/** The booking settings as the people who manage the listing see them. */
export const BookingSettings = z.strictObject({
  ...terms,
  ...schedule,
  requestHoldHours,
  bookingLink: z.string().nullable(),
  bookingPhone: z.string().nullable(),
  /** Customers get this message once their booking is confirmed. */
  messageToCustomers: z.string(),
  services: z.array(Service),
  /** Who does the visits, in the owner's order. Without anyone there is one calendar for all of them. */
  team: z.array(Teammate),
  maxVisitsAtOnce: MaxVisitsAtOnce,
  timeZone: z.string(),
  /** Whether the owner's payout account is ready, as far as we know. */
  takesPayments: z.boolean(),
  /** The owner's plan. It decides how many of the team take online bookings, and whether there is a waiting list. */
  plan: DirectoryPlan,
  hasCalendarFeed: z.boolean(),
  version: z.int(),
});
export type BookingSettings = z.infer<typeof BookingSettings>;

export const BookingSettingsBody = z
  .strictObject({
    ...terms,
    ...schedule,
    /** Left out by whoever doesn't know it; then it stays as it is. */
    requestHoldHours: requestHoldHours.optional(),
    bookingLink: HttpsLink.nullable(),
    bookingPhone: OptionalPhone.nullable(),
    messageToCustomers: Notes,
    services: z.array(ServiceRow).max(maxServices),
    /** Left out by whoever doesn't know of a team; then it stays as it is. */
    team: z.array(TeammateRow).max(maxTeammates).optional(),
    maxVisitsAtOnce: MaxVisitsAtOnce.optional(),
    version: z.int(),
  })
  .refine(({ payLater, payNow }) => payLater || payNow, {
    path: ["payLater"],
    error: bookingCopy.noWayToPay,
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
  requestHoldHours: true,
  changeNoticeHours: true,
  slotLength: true,
  daysAhead: true,
  services: true,
  timeZone: true,
}).extend({
  /** A deposit can be at most this share of the price, and nobody loses more by cancelling late. */
  maxRetainedRate: z.number(),
  /** Those of the team who agreed to be named and take new bookings. */
  team: z.array(NamedTeammate),
  /** Whether people whom no time suits can wait for one. */
  hasWaitingList: z.boolean(),
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
