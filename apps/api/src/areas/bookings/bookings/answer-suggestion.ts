import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { BookingsDeps } from "../deps.ts";
import {
  endSuggestion,
  findLatestSuggestion,
  type StoredSuggestion,
} from "../suggestions/suggestions.repository.ts";
import { findNextStep, type SuggestionAction } from "./booking-states.rules.ts";
import type { StoredBooking } from "./bookings.repository.ts";
import { reloadBooking } from "./confirm-booking.ts";
import { findFreeTeammate } from "./free-teammates.ts";
import { leaveAsItWas } from "./lapse-suggestions.ts";
import { moveToTime } from "./move-to-time.ts";
import { notifyParties } from "./notify-parties.ts";
import { isOfferedAt } from "./suggest-time.ts";
import { toCurrentBooking } from "./view-booking.ts";

/**
 * Ends what the business asked of a locked booking's customer: they agree and the visit moves, or it stays, or the
 * business takes it back. Only while it is open, so that one answer counts.
 */
export async function endWithAnswer(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  party: "customer" | "business",
  action: SuggestionAction,
): Promise<void> {
  const now = deps.clock();
  const verdict = findNextStep(toCurrentBooking(booking), action, party, now);
  if (!verdict.ok) throw new AppError(verdict.reason);
  const suggestion = await findLatestSuggestion(tx, booking.id);
  if (!suggestion || suggestion.endedAt !== null) throw new AppError("suggestion_over");
  if (action === "accept-time") return accept(deps, tx, booking, suggestion);
  if (action === "withdraw-time") {
    await endSuggestion(tx, booking.id, "withdrawn", now);
    return leaveAsItWas(deps, tx, booking.id, "suggestion withdrawn", "customer");
  }
  await endSuggestion(tx, booking.id, "declined", now);
  // Whoever paid and is asked to move may call the visit off instead, and gets everything back.
  const { isMovedByBusiness } = booking;
  await leaveAsItWas(deps, tx, booking.id, "suggestion declined", "owner", { isMovedByBusiness });
}

/** Moves the visit, unless the time doesn't suit any more: the team or the hours may have changed since it was asked. */
async function accept(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  { startsAt, teammateId: suggestedTeammateId, isWithinHours }: StoredSuggestion,
): Promise<void> {
  const now = deps.clock();
  const place = await findFreeTeammate(
    tx,
    { ...booking, teammateId: suggestedTeammateId ?? booking.teammateId },
    { startsAt, now, decidedBy: "business", only: suggestedTeammateId ?? undefined },
  );
  const isStillOffered =
    !isWithinHours || (place && (await isOfferedAt(tx, booking, { startsAt, ...place })));
  if (!place || !isStillOffered) throw new AppError("suggestion_over");
  const wasRequest = booking.status === "requested";
  await endSuggestion(tx, booking.id, "accepted", now);
  await moveToTime(deps, tx, booking, {
    startsAt,
    teammateId: place.teammateId,
    chosenTeammateId: booking.chosenTeammateId,
    isByBusiness: false,
    audience: ["customer"],
    change: { status: "confirmed", holdExpiresAt: null },
    notice: wasRequest ? "confirmed" : "moved",
  });
  await notifyParties(deps, tx, await reloadBooking(tx, booking.id), "suggestion accepted", [
    "owner",
  ]);
}
