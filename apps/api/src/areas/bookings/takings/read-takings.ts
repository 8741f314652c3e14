import type {
  DailyTakings,
  listDailyTakings as listDailyTakingsCall,
  readHalfYearPayments as readHalfYearPaymentsCall,
  readTakings as readTakingsCall,
  TakingsFigures,
} from "@boab/contracts/bookings/takings";
import { type DateRange, getHalfYearRange } from "@boab/contracts/bookings/takings-periods";
import type { CallResponse } from "@boab/contracts/common/call";
import { findManagedBusiness } from "#areas/directory/index.ts";
import { auditRead } from "#platform/audit/audit.ts";
import type { Db } from "#platform/db/db.ts";
import type { Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { addDays, toInstant } from "../slots/zone.rules.ts";
import { sumDailyTakings, sumPaymentsOfPayees, sumTakings } from "./takings.repository.ts";
import { viewPaidSums, viewVisitSums } from "./view-takings.ts";

type Deps = Pick<BookingsDeps, "db">;

/** Finds the listing for somebody with its right to money, and notes that one of our team looked. */
async function requireTakings(db: Db, member: Member, key: string, origin: RequestOrigin) {
  const { listing, role } = await findManagedBusiness(db, key, member, "money");
  if (role === "admin")
    await auditRead(db, {
      actorId: member.userId,
      act: "read takings",
      objectType: "business",
      objectId: listing.id,
      ...origin,
    });
  return listing;
}

const toInstants = ({ from, until }: DateRange, timeZone: string) => ({
  from: toInstant(from, "00:00", timeZone, "earlier"),
  to: toInstant(addDays(until), "00:00", timeZone, "earlier"),
});

const noTakings: TakingsFigures = {
  visits: 0,
  noShows: 0,
  priceCents: 0,
  paidCents: 0,
  feesCents: 0,
  refundsCents: 0,
  netCents: 0,
};

/** Those with the right to money see what visits brought in, and no customer's name with it. */
export async function readTakings(
  { db }: Deps,
  member: Member,
  key: string,
  range: DateRange,
  origin: RequestOrigin,
): Promise<CallResponse<typeof readTakingsCall>> {
  const { id: businessId, timeZone } = await requireTakings(db, member, key, origin);
  const rows = await sumTakings(db, { businessId, timeZone, range: toInstants(range, timeZone) });
  const [all] = rows.filter(({ kind }) => kind === "all");
  const people = rows.filter(({ kind }) => kind === "person");
  return {
    totals: all ? viewVisitSums(all) : noTakings,
    days: rows.flatMap(({ kind, date, ...sums }) =>
      kind === "day" && date !== null ? [{ date, ...viewVisitSums(sums) }] : [],
    ),
    services: rows.flatMap(({ kind, serviceTitle, ...sums }) =>
      kind === "service" ? [{ serviceTitle, ...viewVisitSums(sums) }] : [],
    ),
    people: people.some(({ teammateId }) => teammateId !== null)
      ? people.map(({ teammateId, teammateName, ...sums }) => ({
          teammateId,
          teammateName,
          ...viewVisitSums(sums),
        }))
      : [],
  };
}

/** Each row is one service by one person on one day, for a file that can be summed and sorted. */
export async function listDailyTakings(
  { db }: Deps,
  member: Member,
  key: string,
  range: DateRange,
  origin: RequestOrigin,
): Promise<CallResponse<typeof listDailyTakingsCall>> {
  const { id: businessId, timeZone } = await requireTakings(db, member, key, origin);
  const rows = await sumDailyTakings(db, {
    businessId,
    timeZone,
    range: toInstants(range, timeZone),
  });
  return {
    data: rows.map(
      ({ date, serviceTitle, teammateName, ...sums }): DailyTakings => ({
        date,
        serviceTitle,
        teammateName,
        ...viewVisitSums(sums),
      }),
    ),
  };
}

/** What we know for the tax office's reporting about platforms: what was paid through us in a half-year, for each payee. */
export async function readHalfYearPayments(
  { db }: Deps,
  member: Member,
  key: string,
  halfYear: string,
  origin: RequestOrigin,
): Promise<CallResponse<typeof readHalfYearPaymentsCall>> {
  const listing = await requireTakings(db, member, key, origin);
  const range = getHalfYearRange(halfYear);
  const payees = await sumPaymentsOfPayees(db, listing.id, toInstants(range, listing.timeZone));
  const suburb = [listing.city, listing.state, listing.postcode].filter(Boolean).join(" ");
  return {
    ...range,
    business: {
      businessName: listing.businessName,
      email: listing.email,
      phone: listing.phone,
      address: [listing.address, suburb].filter(Boolean).join(", "),
    },
    payees: payees.map(({ payeeName, payments, ...sums }) => ({
      payeeName,
      payments,
      ...viewPaidSums(sums),
    })),
  };
}
