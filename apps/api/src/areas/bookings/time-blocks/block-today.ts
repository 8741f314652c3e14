import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import type { TodaysBlock } from "@boab/contracts/bookings/time-blocks";
import { findManagedBusiness, hasAccess } from "#areas/directory/index.ts";
import { writeAudit } from "#platform/audit/audit.ts";
import type { Db, Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import { beginDecision } from "../bookings/begin-decision.ts";
import { listBookingsOfBusiness } from "../bookings/bookings.repository.ts";
import { viewForBusiness } from "../bookings/view-booking.ts";
import type { BookingsDeps } from "../deps.ts";
import { findBookable, lockBusiness } from "../settings/settings.repository.ts";
import { toInstant, toLocalDateTime } from "../slots/zone.rules.ts";
import { deleteTimeBlocks, findTimeBlock, insertTimeBlock } from "./time-blocks.repository.ts";

/** More than one person can see in a day. */
const maxRemaining = 100;

/** From now to midnight at the business. */
async function findRestOfToday(db: Db, businessId: string, now: Date) {
  const business = await findBookable(db, businessId);
  if (!business) throw new AppError("not_found");
  const { timeZone } = business;
  const today = toLocalDateTime(now.getTime(), timeZone).date;
  return { from: now, to: new Date(toInstant(today, "24:00", timeZone, "later")) };
}

/** Those who see all calendars see whether the rest of today is blocked, and who is still coming. */
export async function readTodaysBlock(
  { db, clock }: Pick<BookingsDeps, "db" | "clock">,
  member: Member,
  key: string,
): Promise<TodaysBlock> {
  const manager = await findManagedBusiness(db, key, member, "all_calendars");
  const businessId = manager.listing.id;
  const now = clock();
  const rest = await findRestOfToday(db, businessId, now);
  const [block, bookings] = await Promise.all([
    findTimeBlock(db, businessId, rest),
    listBookingsOfBusiness(
      db,
      businessId,
      { ...rest, order: "asc", isWaiting: false },
      maxRemaining,
    ),
  ]);
  const isRemaining = ({ bookingStatus }: BusinessBooking) =>
    bookingStatus === "requested" || bookingStatus === "confirmed";
  return {
    block: block
      ? { startsAt: block.startsAt.toISOString(), endsAt: block.endsAt.toISOString() }
      : null,
    remaining: bookings
      .map((booking) => viewForBusiness(booking, now, hasAccess(manager, "customers")))
      .filter(isRemaining),
  };
}

/** From now on nobody can book the rest of today. What is booked stays, and what is asked for still has to be answered. */
export const blockRestOfToday = (
  deps: BookingsDeps,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<TodaysBlock> =>
  changeToday(deps, member, key, origin, "block today", async (tx, businessId, rest) => {
    if (!(await findTimeBlock(tx, businessId, rest))) await insertTimeBlock(tx, businessId, rest);
  });

/** The rest of today can be booked again. */
export const openRestOfToday = (
  deps: BookingsDeps,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<TodaysBlock> => changeToday(deps, member, key, origin, "open today", deleteTimeBlocks);

async function changeToday(
  deps: BookingsDeps,
  member: Member,
  key: string,
  origin: RequestOrigin,
  act: "block today" | "open today",
  change: (tx: Tx, businessId: string, rest: { from: Date; to: Date }) => Promise<void>,
): Promise<TodaysBlock> {
  await runOnce(deps.db, async (tx) => {
    const { listing, role } = await findManagedBusiness(tx, key, member, "all_calendars");
    await lockBusiness(tx, listing.id);
    const now = deps.clock();
    await beginDecision(deps, tx, listing.id, now);
    await change(tx, listing.id, await findRestOfToday(tx, listing.id, now));
    if (role === "admin")
      await writeAudit(tx, {
        actorId: member.userId,
        act,
        objectType: "business",
        objectId: listing.id,
        ...origin,
      });
    return null;
  });
  return readTodaysBlock(deps, member, key);
}
