import type {
  BusinessBooking,
  CustomerBooking,
  PartyPlace,
} from "@boab/contracts/bookings/bookings";
import { computeFreeUntil, decideCancellation } from "@boab/contracts/bookings/cancellation-terms";
import {
  describePartyPlace,
  describePerson,
  describeServices,
} from "@boab/contracts/bookings/party.rules";
import { describeStyle } from "@boab/contracts/bookings/style.rules";
import { addFormerName, formerFields } from "@boab/contracts/common/former-names";
import { formatClock } from "@boab/format/calendar";
import { formatMoney } from "@boab/format/money";
import { formatPhone } from "@boab/format/phone";
import { writeCalendar } from "../feeds/calendar-file.ts";
import { toLocalDateTime } from "../slots/zone.rules.ts";
import { isAskedBeforeMoving } from "../suggestions/suggestion.rules.ts";
import { type Action, isStepPossible } from "./booking-states.rules.ts";
import type { StoredBooking } from "./bookings.repository.ts";
import { getPartyEnd } from "./party-visits.ts";

/** The customer's calendar reminds them this long before the visit, which leaves time to get there. */
const reminderMinutes = 120;
const minuteMs = 60_000;

/** Picks what decides about the money of a visit that is called off. */
export const toPaidVisit = (booking: StoredBooking) => ({
  freeUntil: computeFreeUntil(booking),
  isMovedByBusiness: booking.isMovedByBusiness,
  paidCents: booking.paidCents ?? 0,
  refundedCents: booking.refundedCents ?? 0,
  maxRetainedCents: booking.maxRetainedCents,
});

/** What is paid in advance, or was, and how much of it can be lost; null where everything is paid at the visit. */
export const toPaymentTerms = ({
  paymentStatus,
  paidCents,
  dueNowCents,
  maxRetainedCents,
}: StoredBooking) =>
  paymentStatus === "pay now" ? { paidCents: paidCents ?? dueNowCents, maxRetainedCents } : null;

/** Picks the fields that the rules of the state machine read. */
export const toCurrentBooking = (booking: StoredBooking) => ({
  status: booking.status,
  startsAt: booking.startsAt,
  proposedStartsAt: booking.proposedStartsAt,
  suggestionAnswerBy: booking.suggestionAnswerBy,
  changeableUntil: computeFreeUntil(booking),
  isPaid: (booking.paidCents ?? 0) > 0,
  isWaitingForLink: isWaitingForLink(booking),
});

/**
 * A time that is held for a payment waits for that instead. Once it is paid it stands, and its guest still shows that the
 * email is theirs.
 */
export const isWaitingForLink = ({
  status,
  verifiedAt,
  paymentStatus,
  customerEmail,
}: Pick<StoredBooking, "status" | "verifiedAt" | "paymentStatus" | "customerEmail">): boolean =>
  verifiedAt === null &&
  customerEmail !== null &&
  (status === "unverified" ||
    (paymentStatus === "pay later"
      ? status === "held" || status === "expired"
      : status === "confirmed"));

/** Shows a visit on the business's clock. */
export function formatShownTime(startsAt: Date, endsAt: Date, timeZone: string) {
  const { date, time: start } = toLocalDateTime(startsAt.getTime(), timeZone);
  return {
    date,
    start,
    end: toLocalDateTime(endsAt.getTime(), timeZone).time,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

const getLengthMs = ({ startsAt, endsAt }: StoredBooking) => endsAt.getTime() - startsAt.getTime();

function getPaidState({ paidCents, refundedCents }: StoredBooking) {
  if (!paidCents) return "unpaid";
  return refundedCents === paidCents ? "refunded" : "paid";
}

/** What was booked together, with whatever name the viewer may see; empty for one visit alone. */
export function viewParty(
  { timeZone, ...booking }: StoredBooking,
  nameColumn: "teammateName" | "publicTeammateName",
): PartyPlace[] {
  if (!booking.party) return [];
  const first = { ...booking, person: booking.partyPerson };
  return [first, ...booking.party]
    .map((visit) => {
      const [startsAt, endsAt] = [new Date(visit.startsAt), new Date(visit.endsAt)];
      const { date: _date, ...time } = formatShownTime(startsAt, endsAt, timeZone);
      return {
        id: visit.id,
        person: visit.person,
        serviceTitle: visit.serviceTitle,
        style: visit.style,
        teammateName: visit[nameColumn],
        ...time,
      };
    })
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

function viewSharedFields(booking: StoredBooking) {
  const { startsAt, endsAt, timeZone, proposedStartsAt } = booking;
  const sharedFields = {
    id: booking.id,
    businessId: booking.businessId,
    customerName: booking.customerName,
    customerEmail: booking.customerEmail,
    customerPhone: booking.customerPhone,
    customerNotes: booking.customerNotes,
    ...formatShownTime(startsAt, endsAt, timeZone),
    timeZone,
    length: getLengthMs(booking) / minuteMs,
    serviceId: booking.serviceId,
    serviceTitle: booking.serviceTitle,
    style: booking.style,
    priceCents: booking.priceCents,
    dueNowCents: booking.dueNowCents,
    paidCents: booking.paidCents ?? 0,
    refundedCents: booking.refundedCents ?? 0,
    maxRetainedCents: booking.maxRetainedCents,
    paymentStatus: booking.paymentStatus,
    paidState: getPaidState(booking),
    requiresPayment: booking.paymentStatus === "pay now",
    bookingStatus: booking.status,
    cancellationReason: booking.cancellationReason,
    cancelledBy: booking.cancelledBy,
    proposedTime:
      proposedStartsAt &&
      formatShownTime(
        proposedStartsAt,
        new Date(proposedStartsAt.getTime() + getLengthMs(booking)),
        timeZone,
      ),
    createdAt: booking.createdAt.toISOString(),
  } as const;
  return addFormerName(sharedFields, formerFields.proposedTime);
}

/** Another time that the business asks for; null once nobody can agree to it any more. */
function viewSuggestedTime<Teammate>(booking: StoredBooking, now: Date, teammate: Teammate) {
  const { suggestedStartsAt, suggestionAnswerBy, timeZone } = booking;
  if (!suggestedStartsAt || !suggestionAnswerBy || suggestionAnswerBy <= now) return null;
  const endsAt = new Date(suggestedStartsAt.getTime() + getLengthMs(booking));
  return {
    ...formatShownTime(suggestedStartsAt, endsAt, timeZone),
    answerBy: suggestionAnswerBy.toISOString(),
    teammate,
  };
}

/** The street in one line, unless the business hides it. */
export const formatPlace = ({ hideAddress, street, city, state, postcode }: StoredBooking) =>
  hideAddress || !street
    ? null
    : [street, [city, state, postcode].filter(Boolean).join(" ")].join(", ");

/** A request is in its customer's calendar as tentative, until the business answers. */
const hasCalendarFile = (booking: StoredBooking) =>
  booking.status === "requested" || isConfirmedOrCompleted(booking);

const isConfirmedOrCompleted = ({ status }: StoredBooking) =>
  status === "confirmed" || status === "completed";

const describeForCalendar = (place: PartyPlace): string =>
  `${describePerson(place.person)}: ${describePartyPlace(place, { formatClock })}`;

/** Writes the .ics file for the customer's calendar. */
export const formatCalendarFile = (booking: StoredBooking, url: string): string =>
  writeCalendar(booking.businessName, [
    {
      id: booking.id,
      revision: booking.revision,
      writtenAt: booking.createdAt,
      startsAt: booking.startsAt,
      endsAt: getPartyEnd(booking),
      place: formatPlace(booking),
      url,
      title: [
        describeServices(booking.serviceTitle, booking.party?.length ?? 0),
        booking.businessName,
      ]
        .filter(Boolean)
        .join(", "),
      description: [
        `Booking ${booking.id}`,
        ...viewParty(booking, "publicTeammateName").map(describeForCalendar),
        ...(booking.style && !booking.party ? [describeStyle(booking.style)] : []),
        ...(booking.publicTeammateName ? [`With ${booking.publicTeammateName}`] : []),
        ...(booking.priceCents > 0 ? [`Price: ${formatMoney(booking.priceCents)}`] : []),
        ...(booking.businessPhone ? [`Phone: ${formatPhone(booking.businessPhone).text}`] : []),
        ...(booking.preparation ?? []).map((line) => `Before you come: ${line}`),
      ].join("\n"),
      isCancelled: booking.status === "cancelled",
      isTentative: booking.status === "requested",
      reminderMinutes,
    },
  ]);

/** Customers don't see the business's notes. `url` is where they see the booking. */
export function viewForCustomer(booking: StoredBooking, now: Date, url: string): CustomerBooking {
  const can = (action: Action) =>
    isStepPossible(toCurrentBooking(booking), action, "customer", now);
  const isHeld =
    (booking.status === "held" || booking.status === "requested") &&
    (booking.holdExpiresAt ?? now) > now;
  return {
    ...viewSharedFields({ ...booking, endsAt: getPartyEnd(booking) }),
    party: viewParty(booking, "publicTeammateName"),
    view: "customer",
    userId: booking.userId,
    business: {
      slug: booking.slug,
      businessName: booking.businessName,
      phone: booking.businessPhone,
      email: booking.businessEmail,
      address: formatPlace(booking),
      city: booking.city,
      state: booking.state,
    },
    teammate: booking.publicTeammateName === null ? null : { name: booking.publicTeammateName },
    preparation: booking.preparation ?? [],
    messageToCustomers: isConfirmedOrCompleted(booking) ? (booking.messageToCustomers ?? "") : "",
    changeableUntil: computeFreeUntil(booking).toISOString(),
    changeNoticeHours: booking.changeNoticeHours,
    isMovedByBusiness: booking.isMovedByBusiness,
    suggestedTime: viewSuggestedTime(
      booking,
      now,
      booking.publicSuggestedTeammateName === null
        ? null
        : { name: booking.publicSuggestedTeammateName },
    ),
    cancelReturnsCents: can("cancel")
      ? decideCancellation(toPaidVisit(booking), "customer", now).returnedCents
      : null,
    can: {
      move: can("move"),
      cancel: can("cancel"),
      pay: isHeld && booking.status === "held" && booking.paymentStatus === "pay now",
      verify: can("verify"),
      answerTime: can("decline-time"),
    },
    holdExpiresAt: isHeld ? (booking.holdExpiresAt?.toISOString() ?? null) : null,
    calendarFile: hasCalendarFile(booking) ? formatCalendarFile(booking, url) : null,
  };
}

/** How to reach a customer, and what was written about the visit, are only for those with the right to customers. */
const withoutCustomer = (booking: StoredBooking): StoredBooking => ({
  ...booking,
  customerEmail: null,
  customerPhone: null,
  customerNotes: "",
  businessNotes: "",
});

/** The first visit of a party answers for all of it, and its customer alone moves it; who does each is decided one by one. */
export const isOpenTo = (
  { partyOf, party }: Pick<StoredBooking, "partyOf" | "party">,
  action: Action,
): boolean => action === "give" || (partyOf === null && (party === null || action !== "move"));

/** Those who manage the business also see its notes, the fees and earlier visits. */
export function viewForBusiness(
  stored: StoredBooking,
  now: Date,
  seesCustomers: boolean,
): BusinessBooking {
  const booking = seesCustomers ? stored : withoutCustomer(stored);
  // What is possible depends on the email, so it is asked of the booking as stored.
  const can = (action: Action) =>
    isOpenTo(stored, action) && isStepPossible(toCurrentBooking(stored), action, "business", now);
  return {
    ...viewSharedFields(booking),
    customerName: booking.firstCustomerName ?? booking.customerName,
    // What all of it costs is counted once, with the first.
    ...(booking.partyOf !== null && { priceCents: 0, dueNowCents: 0, maxRetainedCents: 0 }),
    party: viewParty(booking, "teammateName"),
    partyOf: booking.partyOf,
    person: booking.partyPerson,
    view: "business",
    businessNotes: booking.businessNotes,
    fees: booking.feeCents,
    bufferBeforeMinutes: booking.bufferBeforeMinutes,
    bufferAfterMinutes: booking.bufferAfterMinutes,
    isWalkIn: booking.isWalkIn,
    teammate:
      booking.teammateId && booking.teammateName
        ? { id: booking.teammateId, name: booking.teammateName }
        : null,
    chosenTeammate:
      booking.chosenTeammateId && booking.chosenTeammateName
        ? { id: booking.chosenTeammateId, name: booking.chosenTeammateName }
        : null,
    suggestedTime: viewSuggestedTime(
      booking,
      now,
      booking.suggestedTeammateId && booking.suggestedTeammateName
        ? { id: booking.suggestedTeammateId, name: booking.suggestedTeammateName }
        : null,
    ),
    asksBeforeMoving: isAskedBeforeMoving(stored),
    visitsBefore: booking.visitsBefore,
    can: {
      confirm: can("confirm"),
      decline: can("decline"),
      cancel: can("cancel"),
      move: can("move"),
      give: can("give"),
      complete: can("complete"),
      noShow: can("no-show"),
      withdrawTime: can("withdraw-time"),
    },
  };
}
