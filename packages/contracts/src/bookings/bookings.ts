import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, LinkToken, line, pageLimit, Timestamp, text } from "../common/fields.ts";
import { extendWithFormerName, formerFields } from "../common/former-names.ts";
import { BusinessId, BusinessKey } from "../directory/listing-fields.ts";
import { bookingCopy } from "./copy.ts";
import {
  AnyTeammate,
  BookingId,
  CustomerName,
  LocalDate,
  Notes,
  OptionalEmail,
  OptionalPhone,
  Reason,
  SlotChoice,
} from "./fields.ts";
import { bookingStatuses, maxVisitMinutes, paidStates, waysToPay } from "./limits.ts";
import { PartyVisits } from "./party.ts";
import { BookedStyle, StyleChoice } from "./styles.ts";
import { TeammateKey } from "./team-names.ts";

const PaymentChoice = z.enum(waysToPay);

/** One visit of several that were booked together. */
const PartyPlace = z.strictObject({
  id: BookingId,
  /** 1 is whoever booked. */
  person: z.int(),
  serviceTitle: z.string().nullable(),
  style: BookedStyle.nullable(),
  start: z.string(),
  end: z.string(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** For customers only where that person was chosen by name and is still named. */
  teammateName: z.string().nullable(),
});
export type PartyPlace = z.infer<typeof PartyPlace>;

/** Another time that the business asks the customer to agree to. The visit stays where it is until they answer. */
const suggestedTimeFields = {
  date: z.string(),
  start: z.string(),
  end: z.string(),
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** The time is held until then. */
  answerBy: Timestamp,
};

/** What customer and business both see of a booking (BOOK-07). */
const sharedBookingFields = extendWithFormerName(
  {
    id: BookingId,
    businessId: BusinessId,
    customerName: z.string(),
    customerEmail: z.string().nullable(),
    customerPhone: z.string().nullable(),
    customerNotes: z.string(),
    /**
     * Date, start and end are in the business's local time. Of what was booked together, customers see when all of it ends,
     * and the business when this visit does.
     */
    date: z.string(),
    start: z.string(),
    end: z.string(),
    startsAt: Timestamp,
    endsAt: Timestamp,
    timeZone: z.string(),
    length: z.int(),
    serviceId: z.uuid().nullable(),
    serviceTitle: z.string().nullable(),
    /** Size, length and extras as they were chosen; null where there was nothing to choose. */
    style: BookedStyle.nullable(),
    /** What was booked together, the first visit included, in order of time; empty where it is one visit alone. */
    party: z.array(PartyPlace),
    /** Of all that was booked together, as every amount here. */
    priceCents: z.int(),
    /** The amount to pay in advance by card: the deposit, or the full price. */
    dueNowCents: z.int(),
    paidCents: z.int(),
    refundedCents: z.int(),
    /** The most that the business keeps of what is paid in advance, as agreed when the visit was booked. */
    maxRetainedCents: z.int(),
    paymentStatus: PaymentChoice,
    paidState: z.enum(paidStates),
    requiresPayment: z.boolean(),
    bookingStatus: z.enum(bookingStatuses),
    cancellationReason: z.string(),
    cancelledBy: z.enum(["customer", "business"]).nullable(),
    /** The time that the customer asks to move to. The booking stays at its current time until the business answers. */
    proposedTime: z
      .strictObject({
        date: z.string(),
        start: z.string(),
        end: z.string(),
        startsAt: Timestamp,
        endsAt: Timestamp,
      })
      .nullable(),
    createdAt: Timestamp,
  },
  formerFields.proposedTime,
);

/** Customers see their booking without the business's notes, whether signed in or by link. */
export const CustomerBooking = z.strictObject({
  ...sharedBookingFields,
  view: z.literal("customer"),
  /** The customer's own account; null for guests. The business never learns it (BOOK-07). */
  userId: z.string().nullable(),
  business: z.strictObject({
    slug: z.string(),
    businessName: z.string(),
    phone: z.string(),
    email: z.string(),
    /** The address in one line; null when the business hides it. */
    address: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
  }),
  messageToCustomers: z.string(),
  /** Who does the visit, where it was booked by name and that person is still named. */
  teammate: z.strictObject({ name: z.string() }).nullable(),
  /** What to do before coming, as the service says it now. */
  preparation: z.array(z.string()),
  /** The customer can move the visit, or cancel it for free, until this time. */
  changeableUntil: Timestamp,
  /** The hours of that free time before a visit, as agreed when it was booked. */
  changeNoticeHours: z.int(),
  /**
   * The business moved a paid visit, or asks for another time that the customer hasn't agreed to, so the customer can cancel
   * for free until it starts.
   */
  isMovedByBusiness: z.boolean(),
  /** The other time that the business asks for, with who would do it where the visit was booked by name. */
  suggestedTime: z
    .strictObject({
      ...suggestedTimeFields,
      teammate: z.strictObject({ name: z.string() }).nullable(),
    })
    .nullable(),
  /** What would go back if the customer cancelled now; null where they can't. */
  cancelReturnsCents: z.int().nullable(),
  can: z.strictObject({
    move: z.boolean(),
    cancel: z.boolean(),
    pay: z.boolean(),
    /** True while the booking waits for its customer to confirm it by the emailed link. */
    verify: z.boolean(),
    /** True while the business waits for an answer about another time. */
    answerTime: z.boolean(),
  }),
  /** The time is held until then for a customer who pays or confirms their email. */
  holdExpiresAt: Timestamp.nullable(),
  /** An .ics file, once the business knows of the booking; a request is tentative in it. */
  calendarFile: z.string().nullable(),
});
export type CustomerBooking = z.infer<typeof CustomerBooking>;

/** A booking as the people who manage the business see it. */
export const BusinessBooking = z.strictObject({
  ...sharedBookingFields,
  view: z.literal("business"),
  businessNotes: z.string(),
  /** What the business's fees come to; null until something was paid. */
  fees: z.int().nullable(),
  bufferBeforeMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  isWalkIn: z.boolean(),
  /** Who does the visit; null where the business has no team. */
  teammate: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  /** Whom the customer asked for by name; null where anyone was fine. */
  chosenTeammate: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  /** The first visit of what was booked together, which answers for all; null for that one itself. */
  partyOf: BookingId.nullable(),
  /** For whom of those who come together; 1 is whoever booked. */
  person: z.int(),
  /** The other time that the customer was asked about, and who would do it. */
  suggestedTime: z
    .strictObject({
      ...suggestedTimeFields,
      teammate: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
    })
    .nullable(),
  /** False where there is nobody to ask by email, so that another time is at once. */
  asksBeforeMoving: z.boolean(),
  /** How many visits of this customer were completed here before. */
  visitsBefore: z.int(),
  can: z.strictObject({
    confirm: z.boolean(),
    decline: z.boolean(),
    cancel: z.boolean(),
    move: z.boolean(),
    give: z.boolean(),
    complete: z.boolean(),
    noShow: z.boolean(),
    withdrawTime: z.boolean(),
  }),
});
export type BusinessBooking = z.infer<typeof BusinessBooking>;

const contactFields = {
  customerEmail: OptionalEmail,
  customerPhone: OptionalPhone,
};

export const BookingBody = z
  .strictObject({
    businessId: BusinessId,
    serviceId: z.uuid().optional(),
    style: StyleChoice.optional(),
    /** Left out where anyone of the team may do it. */
    teammate: TeammateKey.optional(),
    /** What else is booked with it, which needs a service each. */
    also: PartyVisits.optional(),
    date: SlotChoice.shape.date,
    start: SlotChoice.shape.start,
    startsAt: SlotChoice.shape.startsAt,
    customerName: CustomerName,
    ...contactFields,
    customerNotes: Notes.optional(),
    /** Without a choice, the customer pays later where the business offers it. */
    paymentStatus: PaymentChoice.optional(),
    /** The price that the customer's page showed; a different current price is refused. */
    priceCents: z.int().min(0).max(2_000_000).optional(),
    /** The terms that the customer's page showed; where they are no longer those of the business, it is refused. */
    changeNoticeHours: z.int().min(0).max(720).optional(),
    maxRetainedCents: z.int().min(0).max(2_000_000).optional(),
    /**
     * A random value that our pages store in a cookie. A guest without a confirmed email holds one time per browser
     * (X-100).
     */
    browserId: text(64).optional(),
    /** Honeypot: hidden from people, filled in by bots. */
    website: text(200).optional(),
  })
  .refine(({ customerEmail, customerPhone }) => customerEmail || customerPhone, {
    path: ["customerEmail"],
    error: bookingCopy.contactRequired,
  });
export type BookingBody = z.infer<typeof BookingBody>;

export const requestBooking = defineCall({
  method: "POST",
  path: "/dir/bookings",
  summary: "Ask for a time; guests confirm it by a link in an email",
  body: BookingBody,
  status: 201,
  response: z.strictObject({
    booking: CustomerBooking,
    message: z.string(),
    /** A guest who is to pay opens and pays their booking with this, as with an emailed link; null for others. */
    session: z.strictObject({ token: z.string(), seconds: z.int() }).nullable(),
  }),
});

const bookingParams = z.strictObject({ bookingId: BookingId });

export const readBooking = defineCall({
  method: "GET",
  path: "/dir/bookings/:bookingId",
  summary: "Get a booking (its customer; owner, editors and staff of the business)",
  params: bookingParams,
  response: z.discriminatedUnion("view", [CustomerBooking, BusinessBooking]),
});

/** Whoever opened the emailed link confirms that they booked. */
const linkActions = ["verify"] as const;

/**
 * The actions of a customer. `keep` withdraws the request for another time; two answer another time that the business asks
 * for.
 */
const customerActions = ["cancel", "move", "keep", "note", "accept-time", "decline-time"] as const;

/**
 * The actions of the business. Confirming a requested move moves the booking; declining it changes nothing. `move` to
 * another time asks the customer, where they left an email.
 */
const businessActions = [
  "confirm",
  "decline",
  "cancel",
  "move",
  "withdraw-time",
  "give",
  "complete",
  "no-show",
  "business-note",
] as const;

/** Some actions need one of these fields. */
const actionDetails = {
  /** Only `cancel` and `decline` use the reason. */
  cancellationReason: Reason.optional(),
  /** Only `cancel` of a customer uses what their page said would go back; it is refused where that has changed. */
  cancelReturnsCents: z.int().min(0).max(2_000_000).optional(),
  /** Only `move` uses the date and the start, and requires them. */
  date: SlotChoice.shape.date.optional(),
  start: SlotChoice.shape.start.optional(),
  startsAt: SlotChoice.shape.startsAt,
  /** Only `move` of a customer uses it: the new time may be anyone's. */
  with: AnyTeammate.optional(),
  /** Only `note` uses the customer's notes. */
  customerNotes: Notes.optional(),
};

const hasSlotIfMoving = (body: {
  action: string;
  date?: string | undefined;
  start?: string | undefined;
}) => body.action !== "move" || (body.date !== undefined && body.start !== undefined);

const slotMissingIssue = { path: ["start"], error: bookingCopy.slotRequired };

export const BookingAction = z
  .strictObject({
    action: z.enum([...customerActions, ...businessActions]),
    ...actionDetails,
    /** Only `business-note` uses the business's notes. */
    businessNotes: Notes.optional(),
    /** `give` requires it. `move` of the business uses it, and otherwise finds somebody who is free. */
    teammateId: z.uuid().optional(),
  })
  .refine(hasSlotIfMoving, slotMissingIssue)
  .refine(({ action, teammateId }) => action !== "give" || teammateId !== undefined, {
    path: ["teammateId"],
    error: bookingCopy.teammateRequired,
  });
export type BookingAction = z.infer<typeof BookingAction>;

const linkActionFields = {
  action: z.enum([...linkActions, ...customerActions]),
  ...actionDetails,
};
export type LinkAction = z.infer<z.ZodObject<typeof linkActionFields>>;

export const changeBooking = defineCall({
  method: "PUT",
  path: "/dir/bookings/:bookingId",
  summary:
    "Confirm, decline, cancel, move, complete or note a booking (its customer, the business)",
  params: bookingParams,
  body: BookingAction,
  response: z.discriminatedUnion("view", [CustomerBooking, BusinessBooking]),
});

export const startBookingSession = defineCall({
  method: "POST",
  path: "/dir/booking-links/sessions",
  summary: "Exchange an emailed link's token for a short session of that one booking",
  body: z.strictObject({ token: LinkToken }),
  status: 201,
  response: z.strictObject({ bookingId: BookingId, session: z.string(), seconds: z.int() }),
});

/** The token is from an emailed link, or from the session it was exchanged for. */
export const openBookingLink = defineCall({
  method: "POST",
  path: "/dir/booking-links",
  summary: "Get the booking of an emailed link",
  body: z.strictObject({ token: LinkToken }),
  response: CustomerBooking,
});

/** A booking that waits for confirmation and was made with the same email. */
const WaitingBooking = z.strictObject({
  id: BookingId,
  businessName: z.string(),
  date: z.string(),
  start: z.string(),
  timeZone: z.string(),
});
export type WaitingBooking = z.infer<typeof WaitingBooking>;

export const listWaitingByLink = defineCall({
  method: "POST",
  path: "/dir/booking-links/waiting",
  summary: "List what else was booked with the email of a link and waits to be confirmed",
  body: z.strictObject({ token: LinkToken }),
  response: z.strictObject({ data: z.array(WaitingBooking) }),
});

export const changeBookingByLink = defineCall({
  method: "PUT",
  path: "/dir/booking-links",
  summary: "Confirm, move, cancel or note the booking of an emailed link",
  body: z
    .strictObject({
      token: LinkToken,
      /** With `verify`, the link can confirm another booking that waits for the same email. */
      bookingId: BookingId.optional(),
      ...linkActionFields,
    })
    .refine(hasSlotIfMoving, slotMissingIssue),
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

export const declineContact = defineCall({
  method: "POST",
  path: "/dir/bookings/:bookingId/decline-contact",
  summary: "Decline or cancel every visit to come of a booking's contact (owner, editors, staff)",
  params: bookingParams,
  body: z.strictObject({ cancellationReason: Reason.optional() }),
  response: z.strictObject({ declined: z.int() }),
});

/** The public answer has only these two fields, whoever made the booking. */
export const BusyTime = z.strictObject({ start: Timestamp, end: Timestamp });
export type BusyTime = z.infer<typeof BusyTime>;

export const listBookings = defineCall({
  method: "GET",
  path: "/dir/business/:id/bookings",
  summary: "List a day's busy times (anyone), or the bookings themselves (owner, editors, staff)",
  params: z.strictObject({ id: BusinessKey }),
  query: z.strictObject({
    date: LocalDate.optional(),
    /** Only the people who manage the business may use this and every filter below. */
    from: LocalDate.optional(),
    until: LocalDate.optional(),
    fromToday: z.enum(["true", "false"]).optional(),
    status: z.enum(bookingStatuses).optional(),
    /** `true` lists only what the business has to answer: requests, and bookings whose customer asks to move. */
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

export const countUpcomingBookings = defineCall({
  method: "GET",
  path: "/dir/business/:id/upcoming-bookings",
  summary: "Count the requested and confirmed bookings still to come (owner, editors, staff)",
  params: z.strictObject({ id: BusinessKey }),
  response: z.strictObject({ count: z.int() }),
});

/** The business enters a walk-in or a caller. Only times that are already taken are refused. */
export const addWalkIn = defineCall({
  method: "POST",
  path: "/dir/business/:id/walk-ins",
  summary: "Enter a walk-in or a booking by phone (owner, editors, staff)",
  params: z.strictObject({ id: BusinessKey }),
  body: z.strictObject({
    serviceId: z.uuid().optional(),
    style: StyleChoice.optional(),
    ...SlotChoice.shape,
    minutes: z
      .int()
      .min(5, bookingCopy.visitLength)
      .max(maxVisitMinutes, bookingCopy.visitLength)
      .optional(),
    customerName: line(120).optional(),
    ...contactFields,
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
