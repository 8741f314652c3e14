import type { MoveSlots } from "@boab/contracts/bookings/slots";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { findBooking, type StoredBooking } from "../bookings/bookings.repository.ts";
import type { BookingsDeps } from "../deps.ts";
import { requireLinked } from "../links/find-linked.ts";
import { settingsOf } from "../settings/read-settings.ts";
import { findBookable } from "../settings/settings.repository.ts";
import { countDays, viewDay } from "./list-slots.ts";
import { wantedToMove } from "./move-slots.rules.ts";

type Deps = Pick<BookingsDeps, "db" | "clock">;

interface Range {
  from: string;
  until?: string | undefined;
  date?: string | undefined;
}

/** Its customer only: somebody else would learn when it is. */
export async function listMoveSlots(deps: Deps, { userId }: Member, id: string, range: Range) {
  const booking = await findBooking(deps.db, id);
  if (booking?.userId !== userId) throw new AppError("not_found");
  return listTimes(deps, booking, range);
}

/** The same for a guest, by the link in an email. */
export async function listMoveSlotsByLink(deps: Deps, token: string, range: Range) {
  return listTimes(deps, await requireLinked(deps.db, token, deps.clock()), range);
}

async function listTimes(
  { db, clock }: Deps,
  booking: StoredBooking,
  { date, ...range }: Range,
): Promise<MoveSlots> {
  const business = await findBookable(db, booking.businessId);
  if (!business) throw new AppError("not_found");
  const wanted = wantedToMove(booking, settingsOf(business), clock());
  const [counted, day] = await Promise.all([
    countDays(db, wanted, range),
    date === undefined ? null : viewDay(db, wanted, date),
  ]);
  return { ...counted, day };
}
