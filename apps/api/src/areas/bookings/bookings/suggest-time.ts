import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { refreshFreeTimesTask } from "../bookings.tasks.ts";
import type { BookingsDeps } from "../deps.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { isWithinHours, toBlockedRange, toSchedule, toVisit } from "../slots/slots.rules.ts";
import { decideAsking, isAskedBeforeMoving } from "../suggestions/suggestion.rules.ts";
import { endSuggestion, insertSuggestion } from "../suggestions/suggestions.repository.ts";
import { type StoredBooking, updateBooking } from "./bookings.repository.ts";
import { reloadBooking } from "./confirm-booking.ts";
import { requireFreeTeammate, requireTeammateToBeFree } from "./free-teammates.ts";
import { holdShare, moveToTime } from "./move-to-time.ts";
import { notifyParties } from "./notify-parties.ts";

interface OtherTime {
  startsAt: Date;
  /** Who of the team is to do it then, where the business says so. */
  teammateId: string | undefined;
}

/**
 * The business asks for another time. The visit stays where it is until its customer agrees, and both times are held; a
 * customer who can't be asked by email is told by the business, and the visit moves at once.
 */
export async function suggestTime(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  { startsAt, teammateId: requestedTeammateId }: OtherTime,
): Promise<void> {
  const now = deps.clock();
  const place = { startsAt, now, decidedBy: "business" as const };
  const { teammateId } =
    requestedTeammateId === undefined
      ? await requireFreeTeammate(tx, booking, place)
      : await requireTeammateToBeFree(tx, booking, requestedTeammateId, place);
  if (!isAskedBeforeMoving(booking)) {
    const { chosenTeammateId } = booking;
    const move = { startsAt, teammateId, chosenTeammateId, isByBusiness: true };
    return moveToTime(deps, tx, booking, { ...move, audience: ["customer"] });
  }
  const verdict = decideAsking({ startsAt: booking.startsAt, suggestedStartsAt: startsAt }, now);
  if (!verdict.ok) throw new AppError(verdict.reason);
  const { businessId } = booking;
  const visit = toVisit(booking);
  await endSuggestion(tx, booking.id, "replaced", now);
  await insertSuggestion(tx, {
    businessId,
    bookingId: booking.id,
    teammateId,
    startsAt,
    endsAt: new Date(startsAt.getTime() + visit.durationMinutes * 60_000),
    blocked: toBlockedRange(startsAt.getTime(), visit),
    isWithinHours: await isOfferedAt(tx, booking, { startsAt, teammateId }),
    askedAt: now,
    answerBy: verdict.answerBy,
  });
  await updateBooking(tx, booking.id, {
    // It answers what the customer asked for: a request, or another time.
    proposedStartsAt: null,
    ...(booking.status === "requested" && { answeredAt: booking.answeredAt ?? now }),
  });
  const asked = await reloadBooking(tx, booking.id);
  await holdShare(deps, tx, asked);
  // The search learns that the time is free again as soon as nobody can agree to it any more.
  await deps.tasks.enqueue(
    tx,
    refreshFreeTimesTask,
    { businessId },
    { startAfter: verdict.answerBy },
  );
  await notifyParties(deps, tx, asked, "time suggested", ["customer"]);
}

/** Whether the business's hours, and those of whoever would do it, have this time. */
export async function isOfferedAt(
  tx: Tx,
  booking: StoredBooking,
  { startsAt, teammateId }: { startsAt: Date; teammateId: string | null },
): Promise<boolean> {
  const business = await findBookable(tx, booking.businessId);
  if (!business) return false;
  // Whoever has a visit keeps it, also if they take no new ones.
  const schedule = toSchedule(toBookingSettings(business), null, teammateId ?? undefined);
  return isWithinHours(schedule, startsAt.getTime(), toVisit(booking));
}
