import { maxVisitMinutes } from "@boab/contracts/bookings/limits";
import type { Teammate } from "@boab/contracts/bookings/team";
import { sql } from "kysely";
import type { Db, Tx } from "#platform/db/db.ts";

/** Those who are no longer named are kept for the visits that were theirs, without being in the team. */
export async function saveTeam(
  tx: Tx,
  businessId: string,
  team: readonly Teammate[],
  now: Date,
): Promise<void> {
  const ids = team.map(({ id }) => id);
  await sql`update bookings.teammate set removed_at = ${now}
    where business_id = ${businessId} and removed_at is null and id <> all(${ids}::uuid[])`.execute(
    tx,
  );
  if (team.length === 0) return;
  await tx
    .insertInto("bookings.teammate")
    .values(
      team.map(({ weekly, daysOff, ...teammate }, position) => ({
        ...teammate,
        businessId,
        position,
        weekly: weekly && JSON.stringify(weekly),
        daysOff: JSON.stringify(daysOff),
      })),
    )
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        position: ref("excluded.position"),
        name: ref("excluded.name"),
        takesBookings: ref("excluded.takesBookings"),
        weekly: ref("excluded.weekly"),
        daysOff: ref("excluded.daysOff"),
        serviceIds: ref("excluded.serviceIds"),
      })),
    )
    .execute();
}

/** What started before is over by now. The indexes go by the start, so that nothing older is read. */
const getEarliestStart = (now: Date) => new Date(now.getTime() - maxVisitMinutes * 60_000);

/** The first of a new team has what was booked with the business before; nobody else was there to do it. */
export async function giveUpcomingVisits(
  tx: Tx,
  businessId: string,
  teammateId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("bookings.booking")
    .set({ teammateId })
    .where("businessId", "=", businessId)
    .where("teammateId", "is", null)
    .where("startsAt", ">", getEarliestStart(now))
    .where("endsAt", ">", now)
    .execute();
}

/** Those of a team who still have visits to come, confirmed or held. */
export async function listBookedTeammates(
  db: Db,
  teammateIds: readonly string[],
  now: Date,
): Promise<Set<string | null>> {
  if (teammateIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("bookings.booking")
    .select("teammateId")
    .distinct()
    .where("teammateId", "in", teammateIds)
    .where("startsAt", ">", getEarliestStart(now))
    .where("endsAt", ">", now)
    .where((where) =>
      where.or([
        where("status", "in", ["held", "confirmed"]),
        where.and([where("status", "=", "requested"), where("holdExpiresAt", "is not", null)]),
      ]),
    )
    .execute();
  return new Set(rows.map(({ teammateId }) => teammateId));
}
