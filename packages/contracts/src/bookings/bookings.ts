import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, LinkToken, line, pageLimit, Timestamp, text } from "../common/fields.ts";
import { BusinessId, BusinessKey } from "../directory/listing-fields.ts";
import {
  BookingId,
  CustomerName,
  LocalDate,
  Notes,
  OptionalEmail,
  OptionalPhone,
  Reason,
  SlotChoice,
} from "./fields.ts";
import { bookingStatuses, longestVisitMinutes, paidStates, waysToPay } from "./limits.ts";
import { ownBookingTexts } from "./own-texts.ts";
import { bookingTexts } from "./texts.ts";

const PaymentChoice = z.enum(waysToPay);

/** What customer and business both see of a booking (BOOK-07). */
const shared = {
  id: BookingId,
  businessId: BusinessId,
  customerName: z.string(),
  customerEmail: z.string().nullable(),
  customerPhone: z.string().nullable(),
  customerNotes: z.string(),
  /** What the business's clock shows. */
  date: z.string(),
  start: z.string(),
  end: z.string(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  timeZone: z.string(),
  length: z.int(),
  serviceId: z.uuid().nullable(),
  serviceTitle: z.string().nullable(),
  priceCents: z.int(),
  /** What is paid in advance by card: the deposit, or the price. */
  dueNowCents: z.int(),
  paidCents: z.int(),
  refundedCents: z.int(),
  paymentStatus: PaymentChoice,
  paidState: z.enum(paidStates),
  requiresPayment: z.boolean(),
  bookingStatus: z.enum(bookingStatuses),
  cancellationReason: z.string(),
  cancelledBy: z.enum(["customer", "business"]).nullable(),
  /** Another time the customer asked for; they keep this one until the business answers. */
  wanted: z
    .strictObject({
      date: z.string(),
      start: z.string(),
      end: z.string(),
      startsAt: Timestamp,
      endsAt: Timestamp,
    })
    .nullable(),
  createdAt: Timestamp,
};

/** For the customer, signed in or by link: without the business's notes. */
export const CustomerBooking = z.strictObject({
  ...shared,
  view: z.literal("customer"),
  business: z.strictObject({
    slug: z.string(),
    businessName: z.string(),
    phone: z.string(),
    email: z.string(),
    /** In one line; null when hidden. */
    address: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
  }),
  messageToCustomers: z.string(),
  /** Until when it can be moved or cancelled online. */
  changeableUntil: Timestamp,
  can: z.strictObject({ move: z.boolean(), cancel: z.boolean(), pay: z.boolean() }),
  /** Until when the time is kept for somebody who pays. */
  holdExpiresAt: Timestamp.nullable(),
  /** An .ics file, once the booking is confirmed. */
  calendarFile: z.string().nullable(),
});
export type CustomerBooking = z.infer<typeof CustomerBooking>;

/** For those who manage the business. */
export const BusinessBooking = z.strictObject({
  ...shared,
  view: z.literal("business"),
  businessNotes: z.string(),
  /** What the business's fees come to; null until something was paid. */
  fees: z.int().nullable(),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  isWalkIn: z.boolean(),
  /** How many visits of this customer were completed here before. */
  visitsBefore: z.int(),
  can: z.strictObject({
    confirm: z.boolean(),
    decline: z.boolean(),
    cancel: z.boolean(),
    move: z.boolean(),
    complete: z.boolean(),
    noShow: z.boolean(),
  }),
});
export type BusinessBooking = z.infer<typeof BusinessBooking>;

const Contact = {
  customerEmail: OptionalEmail,
  customerPhone: OptionalPhone,
};

export const BookingBody = z
  .strictObject({
    businessId: BusinessId,
    serviceId: z.uuid().optional(),
    date: SlotChoice.shape.date,
    start: SlotChoice.shape.start,
    startsAt: SlotChoice.shape.startsAt,
    customerName: CustomerName,
    ...Contact,
    customerNotes: Notes.optional(),
    /** Left out, it is what the business offers. */
    paymentStatus: PaymentChoice.optional(),
    /** What the customer's page showed; another price is refused. */
    priceCents: z.int().min(0).max(2_000_000).optional(),
    /** Honeypot: hidden from people, filled in by bots. */
    website: text(200).optional(),
  })
  .refine(({ customerEmail, customerPhone }) => customerEmail || customerPhone, {
    path: ["customerEmail"],
    error: bookingTexts.contactRequired,
  });
export type BookingBody = z.infer<typeof BookingBody>;

export const requestBooking = defineCall({
  method: "POST",
  path: "/dir/bookings",
  summary: "Ask for a time; guests get a link by email to see, move or cancel it",
  body: BookingBody,
  status: 201,
  response: z.strictObject({ booking: CustomerBooking, message: z.string() }),
});

const bookingParams = z.strictObject({ bookingId: BookingId });

export const readBooking = defineCall({
  method: "GET",
  path: "/dir/bookings/:bookingId",
  summary: "Get a booking (its customer; owner, editors and staff of the business)",
  params: bookingParams,
  response: z.discriminatedUnion("view", [CustomerBooking, BusinessBooking]),
});

/** What a customer may do with a booking. `keep` keeps the time after asking for another. */
const customerActions = ["cancel", "move", "keep", "note"] as const;

/** What the business may do. Confirming a wanted time moves the booking, declining keeps it as it was. */
const businessActions = [
  ...["confirm", "decline", "cancel", "move"],
  ...["complete", "no-show", "business-note"],
] as const;

/** What some of them need besides. */
const actionDetails = {
  /** With `cancel` and `decline`. */
  cancellationReason: Reason.optional(),
  /** With `move`. */
  date: SlotChoice.shape.date.optional(),
  start: SlotChoice.shape.start.optional(),
  startsAt: SlotChoice.shape.startsAt,
  /** With `note`. */
  customerNotes: Notes.optional(),
};

const choosesSlot = (body: {
  action: string;
  date?: string | undefined;
  start?: string | undefined;
}) => body.action !== "move" || (body.date !== undefined && body.start !== undefined);

const slotMissing = { path: ["start"], error: bookingTexts.slotRequired };

export const BookingAction = z
  .strictObject({
    action: z.enum([...customerActions, ...businessActions]),
    ...actionDetails,
    /** With `business-note`. */
    businessNotes: Notes.optional(),
  })
  .refine(choosesSlot, slotMissing);
export type BookingAction = z.infer<typeof BookingAction>;

export const changeBooking = defineCall({
  method: "PUT",
  path: "/dir/bookings/:bookingId",
  summary:
    "Confirm, decline, cancel, move, complete or note a booking (its customer, the business)",
  params: bookingParams,
  body: BookingAction,
  response: z.discriminatedUnion("view", [CustomerBooking, BusinessBooking]),
});

export const openBookingLink = defineCall({
  method: "POST",
  path: "/dir/booking-links",
  summary: "Get the booking of an emailed link",
  body: z.strictObject({ token: LinkToken }),
  response: CustomerBooking,
});

export const changeBookingByLink = defineCall({
  method: "PUT",
  path: "/dir/booking-links",
  summary: "Move, cancel or note the booking of an emailed link",
  body: z
    .strictObject({ token: LinkToken, action: z.enum(customerActions), ...actionDetails })
    .refine(choosesSlot, slotMissing),
  response: CustomerBooking,
});

export const resendBookingLink = defineCall({
  method: "POST",
  path: "/dir/booking-links/new",
  summary: "Email a guest a new link; the response is the same for every booking and address",
  body: z.strictObject({ bookingId: BookingId, email: text(254) }),
  status: 202,
  response: z.strictObject({ message: z.string() }),
});

/** The public answer: exactly these two, whoever booked it. */
export const BusyTime = z.strictObject({ start: Timestamp, end: Timestamp });
export type BusyTime = z.infer<typeof BusyTime>;

export const listBookings = defineCall({
  method: "GET",
  path: "/dir/business/:id/bookings",
  summary: "List a day's busy times (anyone), or the bookings themselves (owner, editors, staff)",
  params: z.strictObject({ id: BusinessKey }),
  query: z.strictObject({
    date: LocalDate.optional(),
    /** For the business only, as everything below. */
    from: LocalDate.optional(),
    until: LocalDate.optional(),
    fromToday: z.enum(["true", "false"]).optional(),
    status: z.enum(bookingStatuses).optional(),
    /** Only what the business has to answer: requests, and bookings that their customers ask to move. */
    waiting: z.enum(["true", "false"]).optional(),
    order: z.enum(["asc", "desc"]).optional(),
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.union([z.array(BusyTime), z.array(BusinessBooking)]),
    nextCursor: z.string().nullable(),
  }),
});

/** The business enters somebody who is there, or who called. Only times that are taken are refused. */
export const addWalkIn = defineCall({
  method: "POST",
  path: "/dir/business/:id/walk-ins",
  summary: "Enter a walk-in or a booking by phone (owner, editors, staff)",
  params: z.strictObject({ id: BusinessKey }),
  body: z.strictObject({
    serviceId: z.uuid().optional(),
    ...SlotChoice.shape,
    minutes: z
      .int()
      .min(5, ownBookingTexts.visitLength)
      .max(longestVisitMinutes, ownBookingTexts.visitLength)
      .optional(),
    customerName: line(120).optional(),
    ...Contact,
    businessNotes: Notes.optional(),
  }),
  status: 201,
  response: BusinessBooking,
});

export const listMyBookings = defineCall({
  method: "GET",
  path: "/user/bookings",
  summary: "List the caller's bookings, the newest first (signed in)",
  query: z.strictObject({ cursor: Cursor.optional(), limit: pageLimit(50).optional() }),
  response: z.strictObject({
    data: z.array(CustomerBooking),
    nextCursor: z.string().nullable(),
  }),
});
