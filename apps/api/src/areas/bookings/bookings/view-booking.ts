import type { BusinessBooking, CustomerBooking } from "@boab/contracts/bookings/bookings";
import { writeCalendar } from "../feeds/calendar-file.ts";
import { localOf } from "../slots/zone.rules.ts";
import { type Action, isPossible } from "./booking-states.rules.ts";
import type { StoredBooking } from "./bookings.repository.ts";

const hourMs = 60 * 60 * 1000;
const minuteMs = 60_000;

export const changeableUntil = ({
  startsAt,
  changeNoticeHours,
}: Pick<StoredBooking, "startsAt" | "changeNoticeHours">): Date =>
  new Date(startsAt.getTime() - (changeNoticeHours ?? 0) * hourMs);

/** What the rules of its life look at. */
export const bookingNow = (booking: StoredBooking) => ({
  status: booking.status,
  startsAt: booking.startsAt,
  wantedAt: booking.wantedAt,
  changeableUntil: changeableUntil(booking),
});

/** A visit on the business's clock. */
export function shownTime(startsAt: Date, endsAt: Date, timeZone: string) {
  const { date, time: start } = localOf(startsAt.getTime(), timeZone);
  return {
    ...{ date, start, end: localOf(endsAt.getTime(), timeZone).time },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

const lengthMs = ({ startsAt, endsAt }: StoredBooking) => endsAt.getTime() - startsAt.getTime();

function paidStateOf({ paidCents, refundedCents }: StoredBooking) {
  if (!paidCents) return "unpaid";
  return refundedCents === paidCents ? "refunded" : "paid";
}

function viewShared(booking: StoredBooking) {
  const { startsAt, endsAt, timeZone, wantedAt } = booking;
  return {
    id: booking.id,
    businessId: booking.businessId,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone,
    customerNotes: booking.customerNotes,
    ...shownTime(startsAt, endsAt, timeZone),
    timeZone,
    length: lengthMs(booking) / minuteMs,
    serviceId: booking.serviceId,
    serviceTitle: booking.serviceTitle,
    priceCents: booking.priceCents,
    dueNowCents: booking.dueNowCents,
    paidCents: booking.paidCents ?? 0,
    refundedCents: booking.refundedCents ?? 0,
    paymentStatus: booking.paymentStatus,
    paidState: paidStateOf(booking),
    requiresPayment: booking.paymentStatus === "pay now",
    bookingStatus: booking.status,
    cancellationReason: booking.cancellationReason,
    cancelledBy: booking.cancelledBy,
    wanted:
      wantedAt && shownTime(wantedAt, new Date(wantedAt.getTime() + lengthMs(booking)), timeZone),
    createdAt: booking.createdAt.toISOString(),
  } as const;
}

/** The street in one line, unless the business hides it. */
export const placeOf = ({ hideAddress, street, city, state, postcode }: StoredBooking) =>
  hideAddress || !street
    ? null
    : [street, [city, state, postcode].filter(Boolean).join(" ")].join(", ");

const isFixed = ({ status }: StoredBooking) => status === "confirmed" || status === "completed";

/** For the calendar of whoever booked. */
export const calendarFileOf = (booking: StoredBooking, url: string): string =>
  writeCalendar(booking.businessName, [
    {
      ...{ id: booking.id, revision: booking.revision, writtenAt: booking.createdAt },
      ...{ startsAt: booking.startsAt, endsAt: booking.endsAt, place: placeOf(booking), url },
      title: [booking.serviceTitle, booking.businessName].filter(Boolean).join(", "),
      description: `Booking ${booking.id}`,
      isCancelled: booking.status === "cancelled",
    },
  ]);

/** For the customer: without the business's notes. `url` is where they see it. */
export function viewForCustomer(booking: StoredBooking, now: Date, url: string): CustomerBooking {
  const can = (action: Action) => isPossible(bookingNow(booking), action, "customer", now);
  const isHeld = booking.status === "held" && (booking.holdExpiresAt ?? now) > now;
  return {
    ...viewShared(booking),
    view: "customer",
    business: {
      slug: booking.slug,
      businessName: booking.businessName,
      phone: booking.businessPhone,
      email: booking.businessEmail,
      address: placeOf(booking),
      city: booking.city,
      state: booking.state,
    },
    messageToCustomers: isFixed(booking) ? (booking.messageToCustomers ?? "") : "",
    changeableUntil: changeableUntil(booking).toISOString(),
    can: { move: can("move"), cancel: can("cancel"), pay: isHeld && booking.userId !== null },
    holdExpiresAt: isHeld ? (booking.holdExpiresAt?.toISOString() ?? null) : null,
    calendarFile: isFixed(booking) ? calendarFileOf(booking, url) : null,
  };
}

/** For those who manage the business. */
export function viewForBusiness(booking: StoredBooking, now: Date): BusinessBooking {
  const can = (action: Action) => isPossible(bookingNow(booking), action, "business", now);
  return {
    ...viewShared(booking),
    view: "business",
    businessNotes: booking.businessNotes,
    fees: booking.feeCents,
    bufferBeforeMinutes: booking.bufferBeforeMinutes,
    bufferAfterMinutes: booking.bufferAfterMinutes,
    isWalkIn: booking.isWalkIn,
    visitsBefore: booking.visitsBefore,
    can: {
      confirm: can("confirm"),
      decline: can("decline"),
      cancel: can("cancel"),
      move: can("move"),
      complete: can("complete"),
      noShow: can("no-show"),
    },
  };
}
