import { isActive } from "@boab/contracts/accounts/roles";
import type { BookingBody, CustomerBooking } from "@boab/contracts/bookings/bookings";
import { noSlotTexts, ownBookingTexts } from "@boab/contracts/bookings/own-texts";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { bookingTexts } from "@boab/contracts/bookings/texts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { makeId } from "#platform/ids/ids.ts";
import type { BookingsDeps } from "../deps.ts";
import { tell } from "../emails/tell.ts";
import { settingsOf } from "../settings/read-settings.ts";
import { findBookable, lockBusiness } from "../settings/settings.repository.ts";
import { findDay, findService } from "../slots/list-slots.ts";
import { blockedRange, chooseSlot, type SlotVerdict, usualVisit } from "../slots/slots.rules.ts";
import { agreeOnTerms, type TermsVerdict } from "./booking-terms.rules.ts";
import {
  countOpenRequests,
  expireHolds,
  findBooking,
  insertBooking,
  type StoredBooking,
} from "./bookings.repository.ts";
import { declineRivals, reread } from "./confirm-booking.ts";
import { viewForCustomer } from "./view-booking.ts";

/** The provider's page is open for at least half an hour; the rest is for getting there. */
const holdMs = 40 * 60 * 1000;
/** Few enough that nobody floods a calendar (B1). */
const mostOpenRequests = 5;

/**
 * Anyone asks for a time; nobody else can have it once it is confirmed, or held while somebody pays. Price, length and
 * status come from the business's own settings. A repeat with the same key gets the same booking.
 */
export async function requestBooking(
  deps: BookingsDeps,
  actor: Actor,
  body: BookingBody,
  { ip, idempotencyKey }: RequestOrigin,
): Promise<{ booking: CustomerBooking; message: string }> {
  // A bot filled in the field people never see.
  if (body.website) throw new AppError("bad_request", { sentence: bookingTexts.notSent });
  // Members waiting for approval book as guests.
  const userId = actor.kind === "member" && isActive(actor) ? actor.userId : null;
  const once = { actor: userId ?? ip, route: "requestBooking", key: idempotencyKey, request: body };
  const { id } = await runOnce(deps.db, once, (tx) => book(deps, tx, userId, body));
  const booking = await findBooking(deps.db, id);
  if (!booking) throw new AppError("not_found");
  const messages = { held: ownBookingTexts.held, confirmed: ownBookingTexts.confirmed };
  return {
    booking: viewForCustomer(booking, deps.clock(), `${deps.publicOrigin}${pathFor(booking)}`),
    message:
      booking.status === "held" || booking.status === "confirmed"
        ? messages[booking.status]
        : ownBookingTexts.requested,
  };
}

/** Guests get their own link by email only. */
const pathFor = ({ id, userId, slug }: StoredBooking) =>
  userId ? bookingPaths.own(id) : `/directory/listings/${slug}`;

async function book(deps: BookingsDeps, tx: Tx, userId: string | null, body: BookingBody) {
  const { businessId } = body;
  await lockBusiness(tx, businessId);
  const business = await findBookable(tx, businessId);
  if (!business?.isPublic) throw new AppError("not_found");
  const now = deps.clock();
  await expireHolds(tx, businessId, now);
  const settings = settingsOf(business);
  const service = findService(settings, body.serviceId);
  const { paymentStatus, priceCents } = body;
  const requested = { paymentStatus, isMember: userId !== null, priceCents };
  const terms = requireTerms(agreeOnTerms({ ...settings, service }, requested));
  const contact = { email: body.customerEmail || null, phone: body.customerPhone || null };
  const open = await countOpenRequests(tx, businessId, { userId, ...contact }, now);
  if (open >= mostOpenRequests) throw new AppError("too_many_open_requests");

  const visit = service ?? usualVisit(settings);
  const day = await findDay(tx, { businessId, settings, visit, date: body.date, now });
  const { startsAt, endsAt } = requireSlot(chooseSlot(day, body));
  const isPaidNow = terms.paymentStatus === "pay now";
  const asked = settings.confirmsInstantly ? "confirmed" : "requested";
  const id = makeId("BOOK", 8);
  await insertBooking(tx, {
    ...{ id, businessId, userId, createdAt: now, isWalkIn: false },
    ...{ customerName: body.customerName, customerNotes: body.customerNotes ?? "" },
    ...{ customerEmail: contact.email, customerPhone: contact.phone, businessNotes: "" },
    ...{ serviceId: service?.id ?? null, serviceTitle: service?.title ?? null },
    ...{ priceCents: terms.priceCents, dueNowCents: terms.dueNowCents },
    paymentStatus: terms.paymentStatus,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    bufferBeforeMinutes: visit.bufferBeforeMinutes,
    bufferAfterMinutes: visit.bufferAfterMinutes,
    blocked: blockedRange(startsAt, visit),
    timeZone: settings.timeZone,
    status: isPaidNow ? "held" : asked,
    holdExpiresAt: isPaidNow ? new Date(now.getTime() + holdMs) : null,
  });
  const booking = await reread(tx, id);
  if (booking.status === "confirmed") await declineRivals(deps, tx, booking);
  // Nobody hears of a hold before it is paid.
  if (!isPaidNow) await tell(deps, tx, booking, asked, ["customer", "owner"]);
  return { id };
}

function requireTerms(verdict: TermsVerdict): Extract<TermsVerdict, { ok: true }> {
  if (verdict.ok) return verdict;
  if (verdict.reason === "service_required")
    throw new AppError("bad_request", { fields: { serviceId: bookingTexts.serviceRequired } });
  throw new AppError(verdict.reason);
}

/** The day's own sentence says why it cannot be had (BOOK-17). */
export function requireSlot(verdict: SlotVerdict) {
  if (verdict.ok) return verdict.slot;
  if (verdict.reason === "taken") throw new AppError("booking_slot_taken");
  throw new AppError("booking_slot_unavailable", { sentence: noSlotTexts[verdict.reason] });
}
