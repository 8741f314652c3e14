import pg from "pg";
import { addWalkIn } from "../../apps/api/src/areas/bookings/bookings/add-walk-in.ts";
import { requestBooking } from "../../apps/api/src/areas/bookings/bookings/request-booking.ts";
import type { BookingsDeps } from "../../apps/api/src/areas/bookings/deps.ts";
import { saveTeam } from "../../apps/api/src/areas/bookings/settings/team.repository.ts";
import { connect, inTransaction } from "../../apps/api/src/platform/db/db.ts";
import { withScratchDatabase } from "../../apps/api/test/databases.ts";
import { insertListing, insertOwner } from "../../apps/api/test/factories/directory.ts";
import {
  getDayAhead,
  insertBooking,
  insertSettings,
} from "../../apps/api/test/factories/stored-bookings.ts";
import { drillRequestOrigin, makeBookingsDeps } from "./support/bookings-deps.ts";
import { makeRandom } from "./support/random.ts";
import { makeMember, readOwner } from "./support/read-owner.ts";
import { countOutcomes, type Outcome, runConcurrently, unguardTimes } from "./support/rush.ts";
import { minutesToTime } from "./support/schedules.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: where two of a team of four are free, two of 200 people who book at the same moment get the time, each with one
// of them; 200 random visits to a team of four with three chairs leave nobody with two at once and never four visits at
// once. With `--full` 500 people and 1,000 visits. `--sabotage` takes away the lock and the exclusion constraint, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const isFull = process.argv.includes("--full");
const rushSize = isFull ? 500 : 200;
const visitCount = isFull ? 1_000 : 200;
const connections = 60;
const chairs = 3;
const random = makeRandom(20_261_123);

const teammateIds = Array.from(
  { length: 4 },
  (_, index) => `00000000-0000-4000-8000-00000000000${index}`,
);

/** A business with a team of four, whose ids end with the number of the business. */
async function insertTeam(db: BookingsDeps["db"], number: number, maxVisitsAtOnce: number | null) {
  const businessId = await insertListing(db, { ownerPlan: "Growing" });
  await insertSettings(db, businessId);
  await db
    .updateTable("bookings.settings")
    .set({ confirmsInstantly: true, maxVisitsAtOnce })
    .where("businessId", "=", businessId)
    .execute();
  const team = teammateIds.map((id, index) => ({
    id: id.replace("4000", `400${number}`),
    name: `Person ${index}`,
    takesBookings: true,
    weekly: null,
    daysOff: [],
    serviceIds: null,
  }));
  await inTransaction(db, (tx) => saveTeam(tx, businessId, team, new Date()));
  return { businessId, ids: team.map(({ id }) => id) };
}

/** Two of the four are booked all day, and everybody asks for the same time with the others. */
async function bookTheLastTwo(deps: BookingsDeps) {
  const { db } = deps;
  const { businessId, ids } = await insertTeam(db, 1, null);
  const date = getDayAhead(7);
  for (const teammateId of ids.slice(0, 2))
    await insertBooking(db, {
      businessId,
      teammateId,
      status: "confirmed",
      startsAt: new Date(`${date}T00:00:00+11:00`),
      endsAt: new Date(`${date}T23:00:00+11:00`),
    });
  const userIds: string[] = [];
  await inTransaction(db, async (tx) => {
    for (let index = 0; index < rushSize; index++) userIds.push(await insertOwner(tx));
  });
  const outcomes = await runConcurrently(userIds, connections, (userId) =>
    requestBooking(
      deps,
      makeMember(userId),
      { businessId, date, start: "10:00", customerName: "Abuk", customerEmail: "a@people.example" },
      drillRequestOrigin,
    ),
  );
  return { businessId, outcomes };
}

/** The owner enters visits at random times, each with whoever is free. */
async function enterAtRandom(deps: BookingsDeps) {
  const { businessId } = await insertTeam(deps.db, 2, chairs);
  const owner = await readOwner(deps.db, businessId);
  const visits = Array.from({ length: visitCount }, () => ({
    date: getDayAhead(random.between(2, 3)),
    start: minutesToTime(random.between(0, 23 * 60)),
    minutes: random.between(5, 240),
  }));
  const outcomes = await runConcurrently(visits, connections, (body) =>
    addWalkIn(deps, owner, businessId, body, drillRequestOrigin),
  );
  return { businessId, outcomes };
}

const countBroken = (...outcomes: Outcome[][]) =>
  outcomes.reduce((total, one) => total + countOutcomes(one, "broke"), 0);

async function run(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  if (isSabotaged) await client.query(unguardTimes(new URL(url).pathname.slice(1)));
  const db = connect({ url, poolSize: connections, canPrepare: true }, () => {});
  const deps = makeBookingsDeps(db);
  const rush = await bookTheLastTwo(deps);
  const entered = await enterAtRandom(deps);
  const booked = await client.query(
    `select count(*)::int as booked, count(distinct teammate_id)::int as people
     from bookings.booking where business_id = $1 and status = 'confirmed' and user_id is not null`,
    [rush.businessId],
  );
  const doubled = await client.query(
    `select count(*)::int as pairs from bookings.booking one join bookings.booking other
       on one.business_id = other.business_id and one.id < other.id and one.blocked && other.blocked
       and one.teammate_id = other.teammate_id
     where one.status in ('held', 'confirmed') and other.status in ('held', 'confirmed')`,
  );
  const crowded = await client.query(
    `select count(*)::int as crowded from bookings.booking as visit
     where business_id = $1 and (
       select count(*) from bookings.booking as other
       where other.business_id = $1 and other.blocked @> lower(visit.blocked)) > $2`,
    [entered.businessId, chairs],
  );
  await client.end();
  await db.destroy();
  const { booked: bookedCount, people } = booked.rows[0] ?? {};
  const enteredCount = countOutcomes(entered.outcomes, "won");
  return [
    {
      name: `of ${rushSize} who ask for the last two of a team at once, as many get the time, with one each`,
      holds: countOutcomes(rush.outcomes, "won") === 2 && bookedCount === 2 && people === 2,
      figure: `${bookedCount} booked, ${people} people`,
    },
    {
      name: `times at which somebody has two visits, after ${visitCount} random ones (${enteredCount} entered)`,
      holds: doubled.rows[0]?.pairs === 0 && enteredCount > 0,
      figure: String(doubled.rows[0]?.pairs),
    },
    {
      name: `visits that start while every one of ${chairs} chairs is taken`,
      holds: crowded.rows[0]?.crowded === 0,
      figure: String(crowded.rows[0]?.crowded),
    },
    {
      name: "deadlocks and other failures shown",
      holds: countBroken(rush.outcomes, entered.outcomes) === 0,
      figure: String(countBroken(rush.outcomes, entered.outcomes)),
    },
  ];
}

report(await withScratchDatabase(run));
