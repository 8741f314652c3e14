import type { BookableSettings } from "../settings/settings.repository.ts";
import { findMoveTeammate } from "../slots/chosen-teammate.rules.ts";
import type { SlotSearch } from "../slots/list-slots.ts";
import { toVisit } from "../slots/slots.rules.ts";
import type { StoredBooking } from "./bookings.repository.ts";
import { listPartyVisits } from "./party-visits.ts";

interface MoveOptions {
  now: Date;
  /** The customer no longer asks for somebody by name. */
  isForAnyone?: boolean;
}

/**
 * Listing the times to move to and accepting one of them use the same search. The booking's own time counts as free, and
 * whatever was booked with it moves along.
 */
export function toMoveSearch(
  booking: StoredBooking,
  settings: BookableSettings,
  { now, isForAnyone = false }: MoveOptions,
): SlotSearch {
  const [first, ...others] = listPartyVisits(booking).map((visit) => ({
    ...visit,
    visit: toVisit(visit),
    teammateId: isForAnyone ? undefined : findMoveTeammate(settings, visit),
  }));
  if (!first) throw new Error("unreachable: a booking is a visit");
  return {
    businessId: booking.businessId,
    settings,
    serviceId: first.serviceId,
    teammateId: first.teammateId,
    visit: first.visit,
    others,
    now,
    except: [first.id, ...others.map(({ id }) => id)],
  };
}
