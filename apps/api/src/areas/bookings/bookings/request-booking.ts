import { isActive } from "@boab/contracts/accounts/roles";
import type {
  BookingBody,
  requestBooking as requestBookingCall,
} from "@boab/contracts/bookings/bookings";
import { bookingCopy, noSlotCopy } from "@boab/contracts/bookings/copy";
import {
  linkHoldMinutes,
  maxOpenBookings,
  paymentHoldMinutes,
} from "@boab/contracts/bookings/limits";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { toIpGroup } from "@boab/contracts/common/address-group";
import type { CallResponse } from "@boab/contracts/common/call";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { hashToken, makeId } from "#platform/ids/ids.ts";
import { saveCustomerOfBooking } from "../customers/customers.repository.ts";
import { requireOnlineBookings } from "../customers/require-online-bookings.ts";
import type { BookingsDeps } from "../deps.ts";
import { startBookingSession } from "../sessions/start-booking-session.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import {
  type BookableBusiness,
  findBookable,
  lockBusiness,
} from "../settings/settings.repository.ts";
import {
  findService,
  findSlotsOfDay,
  listChosenVisits,
  requireTeammate,
  type SlotSearch,
} from "../slots/list-slots.ts";
import {
  chooseSlot,
  makeDefaultVisit,
  type SlotsOfDay,
  type SlotVerdict,
  toBlockedRange,
  type Visit,
} from "../slots/slots.rules.ts";
import { preferCurrent } from "../slots/team-calendars.rules.ts";
import { toInstant } from "../slots/zone.rules.ts";
import { beginDecision } from "./begin-decision.ts";
import { getVerifiedStatus, mayHoldForGuest } from "./booking-states.rules.ts";
import { decideTerms, type TermsVerdict } from "./booking-terms.rules.ts";
import {
  countGuestHolds,
  countUpcomingVisitsOfContact,
  countUpcomingVisitsOfPerson,
  findBooking,
  type GuestOrigin,
  hasGuestHold,
  insertBooking,
  lockGuest,
  type StoredBooking,
  updateBooking,
} from "./bookings.repository.ts";
import { declineOverlapping, reloadBooking } from "./confirm-booking.ts";
import { findRequestHoldEnd } from "./find-request-hold.ts";
import { notifyParties } from "./notify-parties.ts";
import { viewForCustomer } from "./view-booking.ts";

const paymentHoldMs = paymentHoldMinutes * 60 * 1000;
const linkHoldMs = linkHoldMinutes * 60 * 1000;

/**
 * Anyone requests a time. Nobody else can have it once it is confirmed, or while it is held for a payment or an emailed
 * link. Price, length and status come from the business's settings, and a form that is sent twice makes one booking.
 */
export async function requestBooking(
  deps: BookingsDeps,
  actor: Actor,
  body: BookingBody,
  { ip }: Pick<RequestOrigin, "ip">,
): Promise<CallResponse<typeof requestBookingCall>> {
  // A bot filled in the field people never see.
  if (body.website) throw new AppError("bad_request", { sentence: bookingCopy.notSent });
  // Members waiting for approval book as guests.
  const userId = actor.kind === "member" && isActive(actor) ? actor.userId : null;
  const booker: Booker = {
    userId,
    isProven: userId !== null && actor.kind === "member" && actor.identity.emailVerified,
    origin: {
      network: hashToken(toIpGroup(ip)),
      browser: body.browserId ? hashToken(body.browserId) : null,
    },
  };
  const { maxRetainedRate } = await deps.settings.read();
  // A repeated form finds the same booking, and starts a session of its own: the first answer may have been lost.
  const { id } = await runOnce(deps.db, (tx) =>
    createBooking(deps, tx, booker, body, maxRetainedRate),
  );
  const booking = await findBooking(deps.db, id);
  if (!booking) throw new AppError("not_found");
  return {
    session: await startPayingSession(deps, booking),
    booking: viewForCustomer(
      booking,
      deps.clock(),
      `${deps.publicOrigin}${getBookingPath(booking)}`,
    ),
    message: getResponseMessage(booking),
  };
}

function getResponseMessage({ status, paymentStatus }: StoredBooking): string {
  if (status === "held")
    return paymentStatus === "pay now" ? bookingCopy.held : bookingCopy.heldForLink;
  if (status === "unverified") return bookingCopy.unverified;
  return status === "confirmed" ? bookingCopy.confirmed : bookingCopy.requested;
}

interface Booker {
  userId: string | null;
  /** A signed-in member whose email is verified. Everybody else confirms by the emailed link. */
  isProven: boolean;
  origin: GuestOrigin;
}

/** Somebody who proved their email before: an account, or the contact of a guest who opened a link. */
type ProvenBooker =
  | { userId: string; contactId: null; isProven: true }
  | { userId: null; contactId: string; isProven: true };

interface BookedVisit {
  booker: (Booker & { contactId?: undefined }) | ProvenBooker;
  business: BookableBusiness;
  body: BookingBody;
  maxRetainedRate: number;
  now: Date;
  /** Who of the team was meant to do the visit, as where the waiting list offered it. */
  teammateId?: string | null;
}

/** Guests get the link to their booking by email only, so this returns the listing's path. */
const getBookingPath = ({ id, userId, slug }: StoredBooking) =>
  userId ? bookingPaths.own(id) : `/directory/listings/${slug}`;

/** A guest who is to pay gets a session of their booking, and nobody else does: its number opens nothing. */
async function startPayingSession(deps: BookingsDeps, { id, userId, status }: StoredBooking) {
  if (userId !== null || status !== "held") return null;
  return startBookingSession(deps, id);
}

async function createBooking(
  deps: BookingsDeps,
  tx: Tx,
  booker: Booker,
  body: BookingBody,
  maxRetainedRate: number,
) {
  const business = await lockBookable(tx, booker, body);
  if (booker.userId) await requireOnlineBookings(tx, body.businessId, { userId: booker.userId });
  const now = deps.clock();
  await beginDecision(deps, tx, body.businessId, now);
  return storeBooking(deps, tx, { booker, business, body, maxRetainedRate, now });
}

/** Stores what was chosen, under the business's lock, if it is still free and costs what the page said. */
export async function storeBooking(
  deps: BookingsDeps,
  tx: Tx,
  { booker, business, body, maxRetainedRate, now, teammateId = null }: BookedVisit,
): Promise<{ id: string }> {
  const { businessId, paymentStatus, priceCents, changeNoticeHours, maxRetainedCents } = body;
  const { userId, isProven: isEmailVerified } = booker;
  const person = findProvenPerson(booker, body);
  const settings = toBookingSettings(business);
  const service = findService(settings, body.serviceId, body.style);
  const others = listChosenVisits(settings, body.also ?? []);
  if (others.length > 0 && !service)
    throw new AppError("bad_request", { fields: { serviceId: bookingCopy.serviceRequired } });
  const services = [...(service ? [service] : []), ...others.map((other) => other.service)];
  const termsRequest = {
    paymentStatus,
    isMember: userId !== null,
    isProven: isEmailVerified,
    priceCents,
    changeNoticeHours,
    maxRetainedCents,
  };
  const terms = requireTerms(decideTerms({ ...settings, services, maxRetainedRate }, termsRequest));
  if (
    userId &&
    (await countUpcomingVisitsOfPerson(tx, businessId, { userId }, now)) + 1 + others.length >
      maxOpenBookings
  )
    throw new AppError("too_many_open_requests");

  const visit = service ?? makeDefaultVisit(settings);
  const chosenTeammateId = requireTeammate(settings, body.teammate, body.serviceId);
  const search = { businessId, settings, visit, serviceId: body.serviceId, others, now };
  const day = await findSlotsOfDay(tx, { ...search, date: body.date });
  const slot = requireSlot(
    chooseSlot(await listChoices(tx, search, day, { date: body.date, chosenTeammateId }), body),
  );
  const isToBePaidNow = terms.paymentStatus === "pay now";
  const contact = { email: body.customerEmail || null, phone: body.customerPhone || null };
  const { status, holdMs = 0 } = await decideFirstStatus(tx, booker, {
    businessId,
    settings,
    contact,
    // A party fits at fewer times than there are for those who come alone.
    day:
      others.length > 0
        ? await findSlotsOfDay(tx, { ...search, others: [], date: body.date })
        : day,
    date: body.date,
    isPaidNow: isToBePaidNow,
    visits: services.length || 1,
    now,
  });
  const isHeldForLink = status === "held" && !isToBePaidNow;
  const requestHeldUntil =
    status === "requested" && person && isEmailVerified
      ? await findRequestHoldEnd(
          tx,
          settings,
          { businessId, startsAt: new Date(slot.startsAt), person },
          now,
        )
      : null;
  const id = makeId("BOOK", 8);
  const agreed = {
    businessId,
    createdAt: now,
    isWalkIn: false,
    businessNotes: "",
    changeNoticeHours: settings.changeNoticeHours,
    paymentStatus: terms.paymentStatus,
    timeZone: settings.timeZone,
    status,
    holdExpiresAt: status === "held" ? new Date(now.getTime() + holdMs) : requestHeldUntil,
    verifiedAt: booker.isProven ? now : null,
  };
  const [firstTerms, ...otherTerms] = terms.visits;
  const [firstPlace, ...otherPlaces] = slot.places ?? [];
  if (!firstTerms) throw new Error("unreachable: every visit has terms");
  await insertBooking(tx, {
    ...agreed,
    ...firstTerms,
    id,
    userId,
    customerName: body.customerName,
    customerNotes: body.customerNotes ?? "",
    customerEmail: contact.email,
    customerPhone: contact.phone,
    serviceId: service?.id ?? null,
    serviceTitle: service?.title ?? null,
    style: service?.style ?? null,
    teammateId: firstPlace
      ? firstPlace.teammateId
      : preferCurrent(teammateId, slot.freeTeammates, day.taken),
    chosenTeammateId: chosenTeammateId ?? null,
    ...toStoredTime(visit, slot.startsAt),
    guest: status === "held" && "origin" in booker && !booker.isProven ? booker.origin : undefined,
  });
  for (const [index, other] of others.entries()) {
    const [place, visitTerms] = [otherPlaces[index], otherTerms[index]];
    if (!place || !visitTerms) throw new Error("unreachable: each visit has a place and terms");
    await insertBooking(tx, {
      ...agreed,
      ...visitTerms,
      ...noCustomer,
      id: makeId("BOOK", 8),
      partyOf: id,
      partyPerson: other.person,
      serviceId: other.serviceId,
      serviceTitle: other.service.title,
      style: other.service.style,
      teammateId: place.teammateId,
      chosenTeammateId: other.teammateId ?? null,
      ...toStoredTime(other.visit, place.startsAt),
    });
  }
  if (booker.contactId) await updateBooking(tx, id, { contactId: booker.contactId });
  if (status === "requested" || status === "confirmed") await saveCustomerOfBooking(tx, id);
  const booking = await reloadBooking(tx, id);
  if (status === "confirmed") await declineOverlapping(deps, tx, booking);
  await notifyOfRequest(deps, tx, booking, { status, isHeldForLink });
  return { id };
}

/** Who comes is written down once, with the first visit. */
const noCustomer = {
  userId: null,
  customerName: "",
  customerNotes: "",
  customerEmail: null,
  customerPhone: null,
};

const toStoredTime = (visit: Visit, startsAt: number) => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(startsAt + visit.durationMinutes * 60_000),
  bufferBeforeMinutes: visit.bufferBeforeMinutes,
  bufferAfterMinutes: visit.bufferAfterMinutes,
  blocked: toBlockedRange(startsAt, visit),
});

/** Whose visits are counted, and whose request may hold its time: an account's, or those of an email that was proven. */
function findProvenPerson(
  { userId, isProven }: BookedVisit["booker"],
  { customerEmail }: BookingBody,
): { userId: string } | { email: string } | null {
  if (userId) return { userId };
  return isProven && customerEmail ? { email: customerEmail } : null;
}

/** The times that can be chosen: those of the day, or those of the person whom the customer chose by name. */
async function listChoices(
  tx: Tx,
  search: SlotSearch,
  day: SlotsOfDay,
  { date, chosenTeammateId }: { date: string; chosenTeammateId: string | undefined },
): Promise<SlotsOfDay> {
  return chosenTeammateId === undefined
    ? day
    : findSlotsOfDay(tx, { ...search, teammateId: chosenTeammateId, date });
}

/** Reads the business behind the locks, so that what it offers stays true until the booking is stored. */
async function lockBookable(
  tx: Tx,
  booker: Booker,
  { businessId, customerEmail }: BookingBody,
): Promise<BookableBusiness> {
  // The guest is locked before the business, so that waiting for a guest doesn't block the business's calendar.
  if (!booker.isProven) await lockGuest(tx, customerEmail || null, booker.origin);
  await lockBusiness(tx, businessId);
  const business = await findBookable(tx, businessId);
  if (!business?.isPublic) throw new AppError("not_found");
  return business;
}

async function notifyOfRequest(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  { status, isHeldForLink }: Pick<FirstStatus, "status"> & { isHeldForLink: boolean },
): Promise<void> {
  if (isHeldForLink || status === "unverified")
    await notifyParties(deps, tx, booking, "verify", ["customer"]);
  // Nobody hears of a hold before it is paid or confirmed.
  else if (status !== "held") await notifyParties(deps, tx, booking, status, ["customer", "owner"]);
}

interface RequestedVisit {
  businessId: string;
  settings: BookingSettings;
  contact: { email: string | null; phone: string | null };
  day: SlotsOfDay;
  date: string;
  isPaidNow: boolean;
  /** How many are booked together. */
  visits: number;
  now: Date;
}

interface FirstStatus {
  status: "held" | "unverified" | "requested" | "confirmed";
  holdMs?: number;
}

/**
 * Decides the first status of a booking. A time that is paid now is held for the payment. A proven person needs
 * no further step. An email is confirmed by its link, and the time is held if the business confirms instantly and not too
 * much is held already; so is the time of a guest who pays. A phone number alone has no link, so the business decides, or
 * the payment does.
 */
async function decideFirstStatus(
  tx: Tx,
  booker: BookedVisit["booker"],
  requestedVisit: RequestedVisit,
): Promise<FirstStatus> {
  const { businessId, settings, contact, isPaidNow, now } = requestedVisit;
  if (booker.isProven)
    return isPaidNow
      ? { status: "held", holdMs: paymentHoldMs }
      : { status: getVerifiedStatus(settings, "pay later") };
  const contactVisitCount = await countUpcomingVisitsOfContact(tx, businessId, contact, now);
  const { email } = contact;
  if (email === null && !isPaidNow) {
    if (contactVisitCount >= maxOpenBookings)
      throw new AppError("bad_request", {
        fields: { customerEmail: bookingCopy.emailNeeded },
      });
    return { status: "requested" };
  }
  if (!isPaidNow && !settings.confirmsInstantly) return { status: "unverified" };
  const range = {
    from: toInstant(requestedVisit.date, "00:00", settings.timeZone, "earlier"),
    to: toInstant(requestedVisit.date, "24:00", settings.timeZone, "later"),
  };
  const guest = {
    hasHold: await hasGuestHold(tx, email, booker.origin, now),
    typedVisits: contactVisitCount,
    maxTypedVisits: maxOpenBookings,
  };
  const day = {
    // Of a team, each person's.
    freeTimes: requestedVisit.day.slots.flatMap(({ freeTeammates }) => freeTeammates).length,
    guestHolds: await countGuestHolds(tx, businessId, range, now),
    visits: requestedVisit.visits,
  };
  if (mayHoldForGuest(guest, day))
    return { status: "held", holdMs: isPaidNow ? paymentHoldMs : linkHoldMs };
  // Beyond what guests may hold, the emailed link comes first.
  if (email === null)
    throw new AppError("bad_request", {
      fields: { customerEmail: bookingCopy.emailNeededToHold },
    });
  return { status: "unverified" };
}

function requireTerms(verdict: TermsVerdict): Extract<TermsVerdict, { ok: true }> {
  if (verdict.ok) return verdict;
  if (verdict.reason === "service_required")
    throw new AppError("bad_request", { fields: { serviceId: bookingCopy.serviceRequired } });
  throw new AppError(verdict.reason);
}

/** The error says why nothing can be booked on this day (BOOK-17). */
export function requireSlot(verdict: SlotVerdict) {
  if (verdict.ok) return verdict.slot;
  if (verdict.reason === "taken") throw new AppError("booking_slot_taken");
  throw new AppError("booking_slot_unavailable", { sentence: noSlotCopy[verdict.reason] });
}
