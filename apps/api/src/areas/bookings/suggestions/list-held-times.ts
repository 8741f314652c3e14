import { maxSlotCountDays } from "@boab/contracts/bookings/limits";
import type { HeldTime } from "@boab/contracts/bookings/suggestions";
import { findManagedBusiness } from "#areas/directory/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { BookingsDeps } from "../deps.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { addDays, toInstant, toLocalDateTime } from "../slots/zone.rules.ts";
import { listHeldTimes as listStoredHeldTimes } from "./suggestions.repository.ts";

/**
 * Those who see all calendars see what is held in them without a visit: times that customers are asked about, that the
 * waiting list is offered, and that the business blocked.
 */
export async function listHeldTimes(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  member: Member,
  key: string,
  { from, until }: { from: string; until: string },
): Promise<{ data: HeldTime[] }> {
  const { listing } = await findManagedBusiness(db, key, member, "all_calendars");
  const business = await findBookable(db, listing.id);
  if (!business) throw new AppError("not_found");
  const { timeZone } = business;
  const lastListed = addDays(from, maxSlotCountDays - 1);
  const last = until < lastListed ? until : lastListed;
  if (last < from) return { data: [] };
  const range = {
    from: toInstant(from, "00:00", timeZone, "earlier"),
    to: toInstant(last, "24:00", timeZone, "later"),
  };
  const held = await listStoredHeldTimes(db, listing.id, range, clock());
  return {
    data: held.map(({ kind, startsAt, endsAt, teammateId, bookingId, customerName }) => {
      const { date, time: start } = toLocalDateTime(startsAt.getTime(), timeZone);
      return {
        kind,
        date,
        start,
        end: toLocalDateTime(endsAt.getTime(), timeZone).time,
        startsAt: startsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        teammateId,
        booking: bookingId === null ? null : { id: bookingId, customerName: customerName ?? "" },
      };
    }),
  };
}
