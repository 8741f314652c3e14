import type { BookingAction } from "@boab/contracts/bookings/bookings";
import type { SlotChoice } from "@boab/contracts/bookings/fields";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { BookingsDeps } from "../deps.ts";
import { tell } from "../emails/tell.ts";
import { settingsOf } from "../settings/read-settings.ts";
import { findBookable, lockBusiness } from "../settings/settings.repository.ts";
import { findDay } from "../slots/list-slots.ts";
import { visitOf, wantedToMove } from "../slots/move-slots.rules.ts";
import { blockedRange, chooseSlot } from "../slots/slots.rules.ts";
import { findTaken } from "../slots/taken.repository.ts";
import { instantOf, localOf } from "../slots/zone.rules.ts";
import { nextStep } from "./booking-states.rules.ts";
import {
  changeStored,
  expireHolds,
  findBooking,
  type StoredBooking,
  saveNotes,
} from "./bookings.repository.ts";
import { declineRivals, reread } from "./confirm-booking.ts";
import { requireSlot } from "./request-booking.ts";
import { bookingNow } from "./view-booking.ts";

/** The side that acts on a booking; the caller has checked that they may. */
export interface ActingParty {
  party: "customer" | "business";
  /** Who asked for it, if they have an account; a refund is kept with their id. */
  userId: string | null;
}

/** Locks the business first and reads the booking again: what was decided before the lock may not hold any more. */
export async function lockBooking(
  { clock }: Pick<BookingsDeps, "clock">,
  tx: Tx,
  id: string,
): Promise<StoredBooking | undefined> {
  const found = await findBooking(tx, id);
  if (!found) return undefined;
  await lockBusiness(tx, found.businessId);
  await expireHolds(tx, found.businessId, clock());
  return findBooking(tx, id);
}

/** Does one thing with a locked booking, if its life allows it, and tells whoever it concerns. */
export async function applyAction(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  acting: ActingParty,
  request: BookingAction,
): Promise<StoredBooking> {
  const { action, date, start, startsAt } = request;
  if (action === "note" || action === "business-note") await saveNote(tx, booking, acting, request);
  else if (action !== "move") await step(deps, tx, booking, acting, { ...request, action });
  else if (date && start) await move(deps, tx, booking, acting, { date, start, startsAt });
  return reread(tx, booking.id);
}

/** Each writes their own; the customer's until the business has answered. */
async function saveNote(
  tx: Tx,
  booking: StoredBooking,
  { party }: ActingParty,
  request: BookingAction,
) {
  const { action, businessNotes = "", customerNotes = "" } = request;
  const writer = action === "business-note" ? "business" : "customer";
  if (party !== writer) throw new AppError("forbidden");
  if (party === "business") return saveNotes(tx, booking.id, { businessNotes });
  if (booking.status !== "requested") throw new AppError("booking_not_allowed");
  return saveNotes(tx, booking.id, { customerNotes });
}

interface Step {
  action: Exclude<BookingAction["action"], "note" | "business-note" | "move">;
  cancellationReason?: string | undefined;
}

async function step(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  acting: ActingParty,
  { action, cancellationReason = "" }: Step,
): Promise<void> {
  const now = deps.clock();
  const verdict = nextStep(bookingNow(booking), action, acting.party, now);
  if (!verdict.ok) throw new AppError(verdict.reason);
  const { to, wanted } = verdict;
  if (wanted === "taken" && booking.wantedAt)
    return moveTo(deps, tx, booking, booking.wantedAt, ["customer"]);
  const isEnded = to === "cancelled" || to === "declined";
  await changeStored(tx, booking.id, {
    status: to,
    wantedAt: null,
    ...(to === "completed" && { completedAt: now }),
    ...(isEnded && { cancellationReason, cancelledBy: acting.party }),
  });
  const changed = await reread(tx, booking.id);
  if (to === "confirmed" && booking.status !== "confirmed") {
    await declineRivals(deps, tx, changed);
    await tell(deps, tx, changed, "confirmed", ["customer"]);
  } else if (to === "confirmed") {
    if (acting.party === "business") await tell(deps, tx, changed, "move declined", ["customer"]);
  } else if (isEnded) {
    await giveMoneyBack(deps, tx, changed, acting);
    // Nobody heard of a hold, so nobody needs to hear that it was given up.
    if (booking.status !== "held")
      await tell(
        deps,
        tx,
        changed,
        to,
        acting.party === "customer" ? ["customer", "owner"] : ["customer"],
      );
  }
}

/** Whoever cancels in time, or whom the business cancels, gets all of it back. */
async function giveMoneyBack(
  { refundPayment }: BookingsDeps,
  tx: Tx,
  { paymentId, userId, ownerId }: StoredBooking,
  acting: ActingParty,
): Promise<void> {
  if (paymentId)
    await refundPayment(tx, { paymentId, requestedBy: acting.userId ?? userId ?? ownerId });
}

/**
 * A customer moves within what the business offers; once it is confirmed they ask, unless the business confirms
 * straight away. The business moves to any time that nobody has.
 */
async function move(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  { party }: ActingParty,
  choice: SlotChoice,
): Promise<void> {
  const now = deps.clock();
  const verdict = nextStep(bookingNow(booking), "move", party, now);
  if (!verdict.ok) throw new AppError(verdict.reason);
  if (party === "business") {
    const startsAt = chosenInstant(booking, choice, now);
    await requireFree(tx, booking, startsAt, now);
    return moveTo(deps, tx, booking, startsAt, ["customer"]);
  }
  const business = await findBookable(tx, booking.businessId);
  if (!business) throw new AppError("not_found");
  const settings = settingsOf(business);
  const day = await findDay(tx, { ...wantedToMove(booking, settings, now), date: choice.date });
  const startsAt = new Date(requireSlot(chooseSlot(day, choice)).startsAt);
  if (booking.status === "requested" || settings.confirmsInstantly)
    return moveTo(deps, tx, booking, startsAt, ["customer", "owner"]);
  await changeStored(tx, booking.id, { wantedAt: startsAt });
  await tell(deps, tx, await reread(tx, booking.id), "move asked", ["customer", "owner"]);
}

/** Requests may overlap, so no constraint keeps one from being moved to a time that somebody has. */
async function requireFree(
  tx: Tx,
  booking: StoredBooking,
  startsAt: Date,
  now: Date,
): Promise<void> {
  const range = blockedRange(startsAt.getTime(), visitOf(booking));
  const taken = await findTaken(tx, booking.businessId, range, { now, except: booking.id });
  if (taken.length > 0) throw new AppError("booking_slot_taken");
}

/** A time of the business's own clock, in the future. */
export function chosenInstant(
  { timeZone }: Pick<StoredBooking, "timeZone">,
  { date, start, startsAt }: SlotChoice,
  now: Date,
): Date {
  const instant = startsAt ? Date.parse(startsAt) : instantOf(date, start, timeZone, "earlier");
  const shown = localOf(instant, timeZone);
  if (shown.date !== date || shown.time !== start || instant < now.getTime())
    throw new AppError("booking_slot_unavailable");
  return new Date(instant);
}

async function moveTo(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  startsAt: Date,
  audience: ("customer" | "owner")[],
): Promise<void> {
  const visit = visitOf(booking);
  await changeStored(tx, booking.id, {
    startsAt,
    endsAt: new Date(startsAt.getTime() + visit.durationMinutes * 60_000),
    blocked: blockedRange(startsAt.getTime(), visit),
    wantedAt: null,
    movedFrom: booking.startsAt,
  });
  const moved = await reread(tx, booking.id);
  if (moved.status === "confirmed") await declineRivals(deps, tx, moved);
  await tell(deps, tx, moved, "moved", audience);
}
