import type { MoveSlots } from "@boab/contracts/bookings/slots";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { BookingsDeps } from "../deps.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { countFreeSlotsByDay, viewDay } from "../slots/list-slots.ts";
import { findBooking, type StoredBooking } from "./bookings.repository.ts";
import { toMoveSearch } from "./move-search.ts";

type Deps = Pick<BookingsDeps, "db" | "clock">;

export interface MoveSlotsQuery {
  from: string;
  until?: string | undefined;
  date?: string | undefined;
  with?: "anyone" | undefined;
}

/** Only the customer lists the times to move to, because anybody else would learn when the booking is. */
export async function listMoveSlots(
  deps: Deps,
  { userId }: Member,
  id: string,
  range: MoveSlotsQuery,
) {
  const booking = await findBooking(deps.db, id);
  if (booking?.userId !== userId) throw new AppError("not_found");
  return listTimesToMoveTo(deps, booking, range);
}

/** Lists the times for a caller that has checked who asks. */
export async function listTimesToMoveTo(
  { db, clock }: Deps,
  booking: StoredBooking,
  { date, with: requestedTeammate, ...range }: MoveSlotsQuery,
): Promise<MoveSlots> {
  const business = await findBookable(db, booking.businessId);
  if (!business) throw new AppError("not_found");
  const settings = toBookingSettings(business);
  const isForAnyone = requestedTeammate === "anyone";
  const search = toMoveSearch(booking, settings, { now: clock(), isForAnyone });
  const teammate = settings.team.find(({ id }) => id === search.teammateId);
  const [countedDays, day] = await Promise.all([
    countFreeSlotsByDay(db, search, range),
    date === undefined ? null : viewDay(db, search, date),
  ]);
  return { ...countedDays, day, teammate: teammate ? { name: teammate.name } : null };
}
