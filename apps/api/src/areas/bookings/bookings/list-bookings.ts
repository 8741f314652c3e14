import { BookingId } from "@boab/contracts/bookings/fields";
import type { BookingStatus } from "@boab/contracts/bookings/limits";
import { maxDaysAhead } from "@boab/contracts/bookings/limits";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import { findManagedBusiness, findManagerFor, hasAccess } from "#areas/directory/index.ts";
import { auditRead } from "#platform/audit/audit.ts";
import type { Actor, Member } from "#platform/http/actor.ts";
import { cutPage, readPosition } from "#platform/http/page.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { findVisibleBookable } from "../settings/read-settings.ts";
import type { BookableBusiness } from "../settings/settings.repository.ts";
import { findBusyTimes } from "../slots/taken.repository.ts";
import { addDays, toInstant, toLocalDateTime } from "../slots/zone.rules.ts";
import { listBookingsOfBusiness, listBookingsOfUser } from "./bookings.repository.ts";
import { countOpenBookings } from "./upkeep.repository.ts";
import { viewForBusiness, viewForCustomer } from "./view-booking.ts";

interface Query {
  date?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  fromToday?: "true" | "false" | undefined;
  status?: BookingStatus | undefined;
  waiting?: "true" | "false" | undefined;
  order?: "asc" | "desc" | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

const DEFAULT_LIMIT = 50;

/**
 * Those who see all calendars list the bookings; everybody else lists the busy times of one day, without whose they are
 * (B4).
 */
export async function listBookings(
  deps: BookingsDeps,
  actor: Actor,
  key: string,
  query: Query,
  origin: RequestOrigin,
) {
  const business = await findVisibleBookable(deps.db, key, actor);
  const manager = await findManagerFor(deps.db, business.businessId, actor, "all_calendars");
  if (!manager) return listBusyTimes(deps, business, query.date);
  if (manager.role === "admin" && actor.kind === "member")
    await auditRead(deps.db, {
      actorId: actor.userId,
      act: "list bookings",
      objectType: "business",
      objectId: business.businessId,
      ...origin,
    });
  return listForBusiness(deps, business, query, hasAccess(manager, "customers"));
}

/** Lists busy times only for days that can be booked; any other day returns an empty list. */
async function listBusyTimes(
  { db, clock }: BookingsDeps,
  { businessId, timeZone }: BookableBusiness,
  date?: string,
) {
  const now = clock();
  const today = toLocalDateTime(now.getTime(), timeZone).date;
  const day = date ?? today;
  if (day < today || day > addDays(today, maxDaysAhead)) return { data: [], nextCursor: null };
  const range = {
    from: toInstant(day, "00:00", timeZone, "earlier"),
    to: toInstant(day, "24:00", timeZone, "later"),
  };
  const busyTimes = await findBusyTimes(db, businessId, range, now);
  return {
    data: busyTimes.map(({ startsAt, endsAt }) => ({
      start: startsAt.toISOString(),
      end: endsAt.toISOString(),
    })),
    nextCursor: null,
  };
}

async function listForBusiness(
  { db, clock }: BookingsDeps,
  { businessId, timeZone }: BookableBusiness,
  query: Query,
  seesCustomers: boolean,
) {
  const now = clock();
  const toMidnight = (date: string) => new Date(toInstant(date, "00:00", timeZone, "earlier"));
  const firstDate =
    query.date ??
    query.from ??
    (query.fromToday === "true" ? toLocalDateTime(now.getTime(), timeZone).date : undefined);
  const lastDate = query.date ?? query.until;
  const { order = "asc", limit = DEFAULT_LIMIT, status, cursor } = query;
  const rows = await listBookingsOfBusiness(
    db,
    businessId,
    {
      from: firstDate ? toMidnight(firstDate) : undefined,
      to: lastDate ? toMidnight(addDays(lastDate)) : undefined,
      status,
      order,
      isWaiting: query.waiting === "true",
      isList: lastDate === undefined || query.waiting === "true",
      after: readPosition(cursor, BookingId),
    },
    limit + 1,
  );
  const { shown, nextCursor } = cutPage(rows, limit);
  return { data: shown.map((booking) => viewForBusiness(booking, now, seesCustomers)), nextCursor };
}

/** Those who manage a listing see how many upcoming bookings hiding or deleting it would affect. */
export async function countUpcomingBookings(
  { db, clock }: BookingsDeps,
  member: Member,
  key: string,
): Promise<{ count: number }> {
  const { listing } = await findManagedBusiness(db, key, member, "any");
  return { count: await countOpenBookings(db, listing.id, clock()) };
}

export async function listMyBookings(
  { db, clock, publicOrigin }: BookingsDeps,
  { userId }: Member,
  { cursor, limit = 20 }: { cursor?: string | undefined; limit?: number | undefined },
) {
  const rows = await listBookingsOfUser(db, userId, limit + 1, readPosition(cursor, BookingId));
  const { shown, nextCursor } = cutPage(rows, limit);
  const now = clock();
  return {
    data: shown.map((booking) =>
      viewForCustomer(booking, now, `${publicOrigin}${bookingPaths.own(booking.id)}`),
    ),
    nextCursor,
  };
}
