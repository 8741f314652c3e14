import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import type {
  ChangedPlace,
  WaitlistAction,
  WaitlistPlace,
} from "@boab/contracts/bookings/waitlist";
import { findProfile } from "#areas/accounts/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { beginDecision } from "../bookings/begin-decision.ts";
import { reloadBooking } from "../bookings/confirm-booking.ts";
import { storeBooking } from "../bookings/request-booking.ts";
import { viewForCustomer } from "../bookings/view-booking.ts";
import { requireOnlineBookings } from "../customers/require-online-bookings.ts";
import type { BookingsDeps } from "../deps.ts";
import { findBookable, lockBusiness } from "../settings/settings.repository.ts";
import { toLocalDateTime } from "../slots/zone.rules.ts";
import {
  endOffer,
  endOffersOfPlace,
  findOpenOffer,
  type OpenOffer,
  saveOfferBooking,
} from "../waitlist/offers.repository.ts";
import {
  endPlace,
  findPlace,
  listPlacesOfUser,
  type StoredPlace,
} from "../waitlist/waitlist.repository.ts";
import { viewPlace } from "./view-place.ts";

/** Only whose place it is sees it; for everybody else it isn't there. */
async function requireOwnPlace(
  db: Parameters<typeof findPlace>[0],
  id: string,
  { userId }: Member,
): Promise<StoredPlace> {
  const place = await findPlace(db, id);
  if (place?.userId !== userId) throw new AppError("not_found");
  return place;
}

export async function readPlace(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  member: Member,
  id: string,
): Promise<WaitlistPlace> {
  return viewPlace(db, await requireOwnPlace(db, id, member), clock());
}

export async function listMyPlaces(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  { userId }: Member,
): Promise<{ data: WaitlistPlace[] }> {
  const now = clock();
  const places = await listPlacesOfUser(db, userId, now);
  return { data: await Promise.all(places.map((place) => viewPlace(db, place, now))) };
}

/** A member takes or declines what is offered to them, or leaves the list. */
export async function changePlace(
  deps: BookingsDeps,
  member: Member,
  id: string,
  request: WaitlistAction,
): Promise<ChangedPlace> {
  await requireOwnPlace(deps.db, id, member);
  const { maxRetainedRate } = await deps.settings.read();
  const changed = await runOnce(deps.db, async (tx) => {
    await lockPlace(deps, tx, id);
    const place = await requireOwnPlace(tx, id, member);
    return applyWaitlistAction(deps, tx, place, request, maxRetainedRate);
  });
  return {
    place: await readPlace(deps, member, id),
    booking: await viewBooked(deps, changed.bookingId),
  };
}

/** Locks the business, ends what has run out and asks whoever is next, before anything is decided about a place. */
export async function lockPlace(
  deps: Pick<BookingsDeps, "tasks" | "clock" | "setShareDue">,
  tx: Tx,
  id: string,
): Promise<void> {
  const place = await findPlace(tx, id);
  if (!place) throw new AppError("not_found");
  await lockBusiness(tx, place.businessId);
  await beginDecision(deps, tx, place.businessId, deps.clock());
}

/** What was booked by taking an offer, as its customer sees it. */
export async function viewBooked(
  { db, clock, publicOrigin }: BookingsDeps,
  bookingId: string | null,
): Promise<CustomerBooking | null> {
  if (bookingId === null) return null;
  const booking = await reloadBooking(db, bookingId);
  const path = booking.userId ? bookingPaths.own(bookingId) : bookingPaths.guest(bookingId);
  return viewForCustomer(booking, clock(), `${publicOrigin}${path}`);
}

/** Applies what the person who waits decided, to a locked place. */
export async function applyWaitlistAction(
  deps: BookingsDeps,
  tx: Tx,
  place: StoredPlace,
  request: WaitlistAction,
  maxRetainedRate: number,
): Promise<{ bookingId: string | null }> {
  const now = deps.clock();
  if (request.action === "leave") {
    await endOffersOfPlace(tx, place.id, "declined", now);
    await endPlace(tx, place.id, "left", now);
    return { bookingId: null };
  }
  const offer = place.endedAt ? undefined : await findOpenOffer(tx, place.id, now);
  if (!offer || offer.id !== request.offerId) throw new AppError("waitlist_offer_gone");
  if (request.action === "take")
    return takeOffer(deps, tx, { place, offer, request, maxRetainedRate, now });
  await endOffer(tx, offer.id, "declined", now);
  return { bookingId: null };
}

interface TakenOffer {
  place: StoredPlace;
  offer: OpenOffer;
  request: WaitlistAction;
  maxRetainedRate: number;
  now: Date;
}

/** Books the offered time as anybody books: by the same terms, at the price of now. Then the wait is over. */
async function takeOffer(
  deps: BookingsDeps,
  tx: Tx,
  { place, offer, request, maxRetainedRate, now }: TakenOffer,
): Promise<{ bookingId: string }> {
  const { businessId, userId, contactId } = place;
  const business = await findBookable(tx, businessId);
  const booker =
    userId !== null
      ? { userId, contactId: null, isProven: true as const }
      : contactId !== null && { userId: null, contactId, isProven: true as const };
  if (!business?.isPublic || !booker) throw new AppError("waitlist_offer_gone");
  await requireOnlineBookings(tx, businessId, userId !== null ? { userId } : booker);
  const { date, time: start } = toLocalDateTime(offer.startsAt.getTime(), business.timeZone);
  const email = userId === null ? place.email : (await findProfile(tx, userId))?.email;
  // From here the time is free, under the lock, for this booking alone.
  await endOffer(tx, offer.id, "taken", now);
  const { id } = await storeBooking(deps, tx, {
    booker,
    business,
    maxRetainedRate,
    now,
    teammateId: offer.teammateId,
    body: {
      businessId,
      ...(place.serviceId && { serviceId: place.serviceId, style: place.style }),
      date,
      start,
      startsAt: offer.startsAt.toISOString(),
      customerName: request.customerName ?? "",
      customerEmail: email ?? "",
      customerPhone: request.customerPhone,
      customerNotes: request.customerNotes,
      paymentStatus: request.paymentStatus,
      priceCents: request.priceCents,
      changeNoticeHours: request.changeNoticeHours,
      maxRetainedCents: request.maxRetainedCents,
    },
  });
  await saveOfferBooking(tx, offer.id, id);
  await endPlace(tx, place.id, "taken", now);
  return { bookingId: id };
}
