import type { countWaitlist as countWaitlistCall } from "@boab/contracts/bookings/waitlist";
import type { CallResponse } from "@boab/contracts/common/call";
import { findManagedBusiness } from "#areas/directory/index.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { BookingsDeps } from "../deps.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { toLocalDateTime } from "../slots/zone.rules.ts";
import { countPlacesByDay, countWaitingPeople } from "../waitlist/waitlist.repository.ts";

/** Those who see all calendars see how many wait for which day, and nobody's name. */
export async function countWaitlist(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  member: Member,
  key: string,
): Promise<CallResponse<typeof countWaitlistCall>> {
  const { listing } = await findManagedBusiness(db, key, member, "all_calendars");
  const business = await findBookable(db, listing.id);
  if (!business) throw new AppError("not_found");
  const today = toLocalDateTime(clock().getTime(), business.timeZone).date;
  return {
    people: await countWaitingPeople(db, listing.id),
    days: await countPlacesByDay(db, listing.id, today),
  };
}
