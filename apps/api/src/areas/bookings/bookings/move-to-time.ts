import { computeFreeUntil } from "@boab/contracts/bookings/cancellation-terms";
import type { Tx } from "#platform/db/db.ts";
import type { NoticeKind } from "../bookings.tasks.ts";
import type { BookingsDeps } from "../deps.ts";
import { toBlockedRange, toVisit } from "../slots/slots.rules.ts";
import { endSuggestion } from "../suggestions/suggestions.repository.ts";
import {
  type BookingChange,
  type StoredBooking,
  savePlaces,
  updateBooking,
  type VisitPlace,
} from "./bookings.repository.ts";
import { declineOverlapping, reloadBooking } from "./confirm-booking.ts";
import { notifyParties } from "./notify-parties.ts";

interface Move {
  startsAt: Date;
  teammateId: string | null;
  /** Null once the customer is fine with anyone. */
  chosenTeammateId: string | null;
  /** The places of all that was booked together; missing for one visit. */
  party?: VisitPlace[] | undefined;
  /** False where the customer moved the visit, had asked for this time, or agreed to it. */
  isByBusiness: boolean;
  audience: ("customer" | "owner")[];
  /** What else changes with it, such as a request that is confirmed by it. */
  change?: BookingChange;
  notice?: NoticeKind;
}

/**
 * Moves a visit, which ends a suggestion about it that is still open. A paid visit that the business moved by itself can
 * be cancelled for free until it starts; otherwise the terms count for the new time. Its share is held as long.
 */
export async function moveToTime(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  { startsAt, teammateId, chosenTeammateId, party, isByBusiness, audience, change, notice }: Move,
): Promise<void> {
  const visit = toVisit(booking);
  if (party) await savePlaces(tx, booking, party);
  await endSuggestion(tx, booking.id, "gone", deps.clock());
  await updateBooking(tx, booking.id, {
    ...change,
    startsAt,
    endsAt: new Date(startsAt.getTime() + visit.durationMinutes * 60_000),
    blocked: toBlockedRange(startsAt.getTime(), visit),
    teammateId,
    chosenTeammateId,
    proposedStartsAt: null,
    movedFrom: booking.startsAt,
    isMovedByBusiness: isByBusiness && booking.paymentId !== null,
  });
  const movedBooking = await reloadBooking(tx, booking.id);
  await holdShare(deps, tx, movedBooking);
  if (movedBooking.status === "confirmed") await declineOverlapping(deps, tx, movedBooking);
  await notifyParties(deps, tx, movedBooking, notice ?? "moved", audience);
}

/** The business's share is held until the free time to cancel has passed, as it is now. */
export async function holdShare(
  { setShareDue }: Pick<BookingsDeps, "setShareDue">,
  tx: Tx,
  booking: StoredBooking,
): Promise<void> {
  const { paymentId } = booking;
  if (paymentId) await setShareDue(tx, { paymentId, dueAt: computeFreeUntil(booking) });
}
