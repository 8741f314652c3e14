import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { BookingsDeps } from "../deps.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { findPartyPlaces, type SlotSearch } from "../slots/list-slots.ts";
import { type PartyPlace, toBlockedRange, toVisit } from "../slots/slots.rules.ts";
import type { StoredBooking, VisitPlace } from "./bookings.repository.ts";
import { toMoveSearch } from "./move-search.ts";
import { moveToTime } from "./move-to-time.ts";
import { listPartyVisits } from "./party-visits.ts";

/** A party comes at the time that its customer asked for, if all of it still fits. */
export async function moveParty(
  deps: BookingsDeps,
  tx: Tx,
  booking: StoredBooking,
  startsAt: Date,
): Promise<void> {
  const business = await findBookable(tx, booking.businessId);
  if (!business) throw new AppError("not_found");
  const { isProposalForAnyone: isForAnyone } = booking;
  const options = { now: deps.clock(), isForAnyone };
  const search = toMoveSearch(booking, toBookingSettings(business), options);
  const places = await findPartyPlaces(tx, search, startsAt);
  if (!places) throw new AppError("booking_slot_taken");
  const party = toPartyPlaces(booking, search, places);
  const { teammateId, chosenTeammateId = null } = party[0] ?? { teammateId: null };
  const move = { startsAt, teammateId, chosenTeammateId, party, isByBusiness: false };
  return moveToTime(deps, tx, booking, { ...move, audience: ["customer"] });
}

/** The places that were found for a party's visits, to be saved with each. */
export function toPartyPlaces(
  booking: StoredBooking,
  { teammateId: firstTeammateId, others = [] }: SlotSearch,
  places: readonly PartyPlace[],
): VisitPlace[] {
  const chosen = [firstTeammateId, ...others.map(({ teammateId }) => teammateId)];
  return listPartyVisits(booking).flatMap((visit, index) => {
    const place = places[index];
    if (!place) return [];
    return {
      id: visit.id,
      startsAt: new Date(place.startsAt),
      endsAt: new Date(place.endsAt),
      blocked: toBlockedRange(place.startsAt, toVisit(visit)),
      teammateId: place.teammateId,
      chosenTeammateId: chosen[index] ?? null,
    };
  });
}
