import type { BookingAction, LinkAction } from "@boab/contracts/bookings/bookings";
import { decideCancellation } from "@boab/contracts/bookings/cancellation-terms";
import type { SlotChoice } from "@boab/contracts/bookings/fields";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { BookingsDeps } from "../deps.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable, lockBusiness } from "../settings/settings.repository.ts";
import { findSlotsOfDay } from "../slots/list-slots.ts";
import { chooseSlot } from "../slots/slots.rules.ts";
import { preferCurrent } from "../slots/team-calendars.rules.ts";
import { toInstant, toLocalDateTime } from "../slots/zone.rules.ts";
import { endSuggestion } from "../suggestions/suggestions.repository.ts";
import { endWithAnswer } from "./answer-suggestion.ts";
import { beginDecision } from "./begin-decision.ts";
import { findNextStep, type SuggestionAction } from "./booking-states.rules.ts";
import {
  findBooking,
  type StoredBooking,
  saveNotes,
  updateBooking,
} from "./bookings.repository.ts";
import { declineOverlapping, reloadBooking } from "./confirm-booking.ts";
import {
  requireFreePlaces,
  requireFreeTeammate,
  requireTeammateToBeFree,
  savePartyPlaces,
} from "./free-teammates.ts";
import { moveParty, toPartyPlaces } from "./move-party.ts";
import { toMoveSearch } from "./move-search.ts";
import { moveToTime } from "./move-to-time.ts";
import { notifyParties } from "./notify-parties.ts";
import { hasParty } from "./party-visits.ts";
import { requireSlot } from "./request-booking.ts";
import { suggestTime } from "./suggest-time.ts";
import { verifyBooking } from "./verify-booking.ts";
import { toCurrentBooking, toPaidVisit } from "./view-booking.ts";

/** The side that acts on a booking; the caller has checked that they may. */
export interface ActingParty {
  party: "customer" | "business";
  /** The member who acts, or null without an account. A refund is recorded with this id. */
  userId: string | null;
  /** Called before the business refunds a customer. Missing where no person acts, as after a deletion. */
  requireRefundConfirmation?: () => void;
  /** Called before the business writes a note about a visit. */
  requireNoteAccess?: () => void;
}

/** Locks the business first and reads the booking again: what was decided before the lock may not hold any more. */
export async function lockBooking(
  deps: Pick<BookingsDeps, "clock" | "tasks" | "setShareDue">,
  tx: Tx,
  id: string,
): Promise<StoredBooking | undefined> {
  const found = await findBooking(tx, id);
  if (!found) return undefined;
  await lockBusiness(tx, found.businessId);
  await beginDecision(deps, tx, found.businessId, deps.clock());
  return findBooking(tx, id);
}

/** Applies one action to a locked booking, if its status allows it, and notifies whoever it concerns. */
export async function applyAction(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  actingParty: ActingParty,
  request: BookingAction | LinkAction,
): Promise<StoredBooking> {
  const { action, date, start, startsAt, with: requestedTeammate } = request;
  // The first visit of a party answers for all of it.
  if (booking.partyOf !== null && action !== "give") throw new AppError("booking_not_allowed");
  if (action === "note" || action === "business-note")
    await saveNote(tx, booking, actingParty, request);
  else if (action === "verify") await verifyBooking(deps, tx, booking);
  else if (action === "accept-time" || action === "decline-time" || action === "withdraw-time")
    await endWithAnswer(deps, tx, booking, actingParty.party, action);
  else if (action === "give") await giveToTeammate(deps, tx, booking, actingParty, request);
  else if (action !== "move")
    await applyStep(deps, tx, booking, actingParty, { ...request, action });
  else if (date && start)
    await proposeOrMove(deps, tx, booking, actingParty, {
      date,
      start,
      startsAt,
      isForAnyone: requestedTeammate === "anyone",
      teammateId: "teammateId" in request ? request.teammateId : undefined,
    });
  return reloadBooking(tx, booking.id);
}

/** Each side writes its own note. Customers change theirs until the business has answered. */
async function saveNote(
  tx: Tx,
  booking: StoredBooking,
  { party, requireNoteAccess }: ActingParty,
  request: BookingAction | LinkAction,
) {
  const { action, customerNotes = "" } = request;
  const businessNotes = "businessNotes" in request ? (request.businessNotes ?? "") : "";
  const writer = action === "business-note" ? "business" : "customer";
  if (party !== writer) throw new AppError("forbidden");
  requireNoteAccess?.();
  if (party === "business") return saveNotes(tx, booking.id, { businessNotes });
  if (booking.status !== "requested") throw new AppError("booking_not_allowed");
  return saveNotes(tx, booking.id, { customerNotes });
}

interface ActionRequest {
  action: Exclude<
    BookingAction["action"],
    "note" | "business-note" | "move" | "give" | SuggestionAction
  >;
  cancellationReason?: string | undefined;
  cancelReturnsCents?: number | undefined;
}

async function applyStep(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  actingParty: ActingParty,
  { action, cancellationReason = "", cancelReturnsCents }: ActionRequest,
): Promise<void> {
  const now = deps.clock();
  const verdict = findNextStep(toCurrentBooking(booking), action, actingParty.party, now);
  if (!verdict.ok) throw new AppError(verdict.reason);
  const { to, proposal: proposalOutcome } = verdict;
  if (proposalOutcome === "taken" && booking.proposedStartsAt) {
    const { proposedStartsAt: startsAt, isProposalForAnyone } = booking;
    if (hasParty(booking)) return moveParty(deps, tx, booking, startsAt);
    const chosenTeammateId = isProposalForAnyone ? null : booking.chosenTeammateId;
    const { teammateId } = await requireFreeTeammate(tx, booking, {
      startsAt,
      now,
      decidedBy: "business",
      usesBlockedTime: true,
      only: chosenTeammateId ?? undefined,
    });
    const move = { startsAt, teammateId, chosenTeammateId, isByBusiness: false };
    return moveToTime(deps, tx, booking, { ...move, audience: ["customer"] });
  }
  const isEnded = to === "cancelled" || to === "declined";
  if (to !== booking.status) await endSuggestion(tx, booking.id, "gone", now);
  const isFirstAnswer = actingParty.party === "business" && booking.status === "requested";
  const isNewlyConfirmed = to === "confirmed" && booking.status !== "confirmed";
  const place = isNewlyConfirmed && (await requirePlace(tx, booking, now));
  await updateBooking(tx, booking.id, {
    status: to,
    ...place,
    proposedStartsAt: null,
    completedAt: to === "completed" ? now : null,
    ...(isFirstAnswer && { answeredAt: now, holdExpiresAt: null }),
    ...(to === "cancelled" && { cancelledAt: now }),
    ...(isEnded && {
      cancellationReason,
      cancelledBy: actingParty.party,
      // Whoever is asked to move may call the visit off instead.
      isMovedByBusiness: booking.isMovedByBusiness,
    }),
  });
  const changed = await reloadBooking(tx, booking.id);
  if (isNewlyConfirmed) {
    await declineOverlapping(deps, tx, changed);
    await notifyParties(deps, tx, changed, "confirmed", ["customer"]);
  } else if (to === "confirmed") {
    if (actingParty.party === "business")
      await notifyParties(deps, tx, changed, "move declined", ["customer"]);
  } else if (to === "no_show") {
    await returnMoney(deps, tx, changed, actingParty, { cause: "missed" });
  } else if (isEnded) {
    const shownCents = actingParty.party === "customer" ? cancelReturnsCents : undefined;
    await returnMoney(deps, tx, changed, actingParty, { cause: actingParty.party, shownCents });
    // The business doesn't know of a hold or of a booking that waits for its link, so nobody is notified that it ended.
    if (booking.status !== "held" && booking.status !== "unverified")
      await notifyParties(
        deps,
        tx,
        changed,
        to,
        actingParty.party === "customer" ? ["customer", "owner"] : ["customer"],
      );
  }
}

/** Who does a visit that the business confirms; where it was booked with others, each of them has their place too. */
async function requirePlace(tx: Tx, booking: StoredBooking, now: Date) {
  const places = await requireFreePlaces(tx, booking, {
    now,
    decidedBy: "business",
    usesBlockedTime: true,
  });
  return savePartyPlaces(tx, booking, places);
}

interface EndOfVisit {
  cause: "customer" | "business" | "missed";
  /** What the customer's page said would go back. */
  shownCents?: number | undefined;
}

/** gives back what the verdict says, which the customer has read in the same words. */
async function returnMoney(
  { refundPayment, clock }: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  actingParty: ActingParty,
  { cause, shownCents }: EndOfVisit,
): Promise<void> {
  const { paymentId, userId, ownerId } = booking;
  const { returnedCents, cardFeePayer } = decideCancellation(toPaidVisit(booking), cause, clock());
  // The free time to cancel may have ended since the customer's page was loaded.
  if (shownCents !== undefined && shownCents !== returnedCents)
    throw new AppError("booking_terms_changed");
  if (!paymentId || returnedCents === 0) return;
  actingParty.requireRefundConfirmation?.();
  await refundPayment(tx, {
    paymentId,
    requestedBy: actingParty.userId ?? userId ?? ownerId,
    maxCents: returnedCents,
    retainsCardFee: cardFeePayer === "business",
  });
}

interface MoveChoice extends SlotChoice {
  /** The customer no longer asks for somebody by name. */
  isForAnyone: boolean;
  /** Who of the team is to do it then, where the business says so. */
  teammateId: string | undefined;
}

/**
 * A customer moves to a time that the business offers. Once the booking is confirmed, the business has to agree, unless
 * it confirms instantly. The business may ask for any free time.
 */
async function proposeOrMove(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  { party, userId }: ActingParty,
  { isForAnyone, ...choice }: MoveChoice,
): Promise<void> {
  const now = deps.clock();
  const verdict = findNextStep(toCurrentBooking(booking), "move", party, now);
  if (!verdict.ok) throw new AppError(verdict.reason);
  if (party === "business") {
    if (hasParty(booking)) throw new AppError("booking_not_allowed");
    const { teammateId } = choice;
    const startsAt = requireChosenTime(booking, choice, now);
    if (startsAt.getTime() !== booking.startsAt.getTime())
      return suggestTime(deps, tx, booking, { startsAt, teammateId });
    if (teammateId) await giveToTeammate(deps, tx, booking, { party, userId }, { teammateId });
    return;
  }
  const business = await findBookable(tx, booking.businessId);
  if (!business) throw new AppError("not_found");
  const settings = toBookingSettings(business);
  const search = toMoveSearch(booking, settings, { now, isForAnyone });
  const chosenTeammateId = search.teammateId;
  const day = await findSlotsOfDay(tx, { ...search, date: choice.date });
  const slot = requireSlot(chooseSlot(day, choice));
  const startsAt = new Date(slot.startsAt);
  const teammateId = preferCurrent(booking.teammateId, slot.freeTeammates, day.taken);
  if (booking.status === "requested" || settings.confirmsInstantly)
    return moveToTime(deps, tx, booking, {
      startsAt,
      teammateId,
      chosenTeammateId: chosenTeammateId ?? null,
      party: slot.places && toPartyPlaces(booking, search, slot.places),
      isByBusiness: false,
      audience: ["customer", "owner"],
    });
  await endSuggestion(tx, booking.id, "gone", now);
  await updateBooking(tx, booking.id, {
    proposedStartsAt: startsAt,
    isProposalForAnyone: hasParty(booking) ? isForAnyone : chosenTeammateId === undefined,
  });
  await notifyParties(deps, tx, await reloadBooking(tx, booking.id), "move asked", [
    "customer",
    "owner",
  ]);
}

/** Reads a time on the business's clock. Throws when the clock never shows it or when it is before `now`. */
export function requireChosenTime(
  { timeZone }: Pick<StoredBooking, "timeZone">,
  { date, start, startsAt }: SlotChoice,
  now: Date,
): Date {
  const instant = startsAt ? Date.parse(startsAt) : toInstant(date, start, timeZone, "earlier");
  const shown = toLocalDateTime(instant, timeZone);
  if (shown.date !== date || shown.time !== start || instant < now.getTime())
    throw new AppError("booking_slot_unavailable");
  return new Date(instant);
}

/**
 * The business gives a visit to somebody else of its team, at the same time. A customer who chose somebody by name is
 * told.
 */
async function giveToTeammate(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  { party }: ActingParty,
  { teammateId }: Pick<BookingAction, "teammateId">,
): Promise<void> {
  const now = deps.clock();
  const verdict = findNextStep(toCurrentBooking(booking), "give", party, now);
  if (!verdict.ok) throw new AppError(verdict.reason);
  if (!teammateId) throw new AppError("bad_request");
  await requireTeammateToBeFree(tx, booking, teammateId, {
    startsAt: booking.startsAt,
    now,
    decidedBy: "business",
    usesBlockedTime: true,
  });
  if (booking.teammateId === teammateId) return;
  await updateBooking(tx, booking.id, { teammateId });
  if (booking.chosenTeammateId !== null)
    await notifyParties(deps, tx, await reloadBooking(tx, booking.id), "given", ["customer"]);
}
