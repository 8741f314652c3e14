import pg from "pg";
import { addWalkIn } from "../../apps/api/src/areas/bookings/bookings/add-walk-in.ts";
import { changeBooking } from "../../apps/api/src/areas/bookings/bookings/change-booking.ts";
import { requestBooking } from "../../apps/api/src/areas/bookings/bookings/request-booking.ts";
import type { BookingsDeps } from "../../apps/api/src/areas/bookings/deps.ts";
import { connect } from "../../apps/api/src/platform/db/db.ts";
import { withScratchDatabase } from "../../apps/api/test/databases.ts";
import { insertListing } from "../../apps/api/test/factories/directory.ts";
import {
  getDayAhead,
  insertBooking,
  insertSettings,
} from "../../apps/api/test/factories/stored-bookings.ts";
import { drillRequestOrigin, makeBookingsDeps } from "./support/bookings-deps.ts";
import { makeRandom } from "./support/random.ts";
import { readOwner } from "./support/read-owner.ts";
import { countOutcomes, type Outcome, runConcurrently, unguardTimes } from "./support/rush.ts";
import { minutesToTime } from "./support/schedules.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: of 200 confirmations, and of 200 people who book the same time at the same moment, one wins; 300 random
// visits over 60 connections, with `--full` 1,000, leave no two that overlap, and nobody sees a deadlock. `--sabotage` takes
// away the lock and the exclusion constraint, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const rushSize = 200;
const isFull = process.argv.includes("--full");
const visitCount = isFull ? 1_000 : 300;
const connections = 60;
/** All of them wait for the same business. The short form runs beside other checks, so it only finds a queue that stands. */
const maxWaitMs = isFull ? 3_000 : 10_000;
const random = makeRandom(20_261_116);

const makeOneWinnerFinding = (name: string, outcomes: Outcome[]): Finding => ({
  name,
  holds: countOutcomes(outcomes, "won") === 1 && countOutcomes(outcomes, "broke") === 0,
  figure: `${countOutcomes(outcomes, "won")} won, ${countOutcomes(outcomes, "broke")} broke`,
});

async function insertBookableListing(db: BookingsDeps["db"]): Promise<string> {
  const id = await insertListing(db);
  await insertSettings(db, id);
  return id;
}

async function confirmAtOnce(deps: BookingsDeps): Promise<Outcome[]> {
  const { db } = deps;
  const businessId = await insertBookableListing(db);
  const owner = await readOwner(db, businessId);
  const startsAt = new Date(Date.now() + 7 * 86_400_000);
  const requests: string[] = [];
  for (let index = 0; index < rushSize; index++)
    requests.push(await insertBooking(db, { businessId, status: "requested", startsAt }));
  return runConcurrently(requests, connections, (id) =>
    changeBooking(deps, owner, id, { action: "confirm" }, drillRequestOrigin),
  );
}

async function bookAtOnce(deps: BookingsDeps): Promise<Outcome[]> {
  const { db } = deps;
  const businessId = await insertBookableListing(db);
  await db
    .updateTable("bookings.settings")
    .set({ confirmsInstantly: true })
    .where("businessId", "=", businessId)
    .execute();
  return runConcurrently(
    Array.from({ length: rushSize }, (_, index) => ({
      businessId,
      date: getDayAhead(7),
      start: "10:00",
      customerName: "Abuk",
      customerEmail: `guest${index}@people.example`,
    })),
    connections,
    (body) => requestBooking(deps, { kind: "visitor" }, body, drillRequestOrigin),
  );
}

/** The owner enters visits at random times, and each waits for the business. */
async function enterAtRandom(deps: BookingsDeps) {
  const { db } = deps;
  const businessId = await insertBookableListing(db);
  const owner = await readOwner(db, businessId);
  const waits: number[] = [];
  const requestedVisits = Array.from({ length: visitCount }, () => ({
    date: getDayAhead(random.between(2, 4)),
    start: minutesToTime(random.between(0, 23 * 60)),
    minutes: random.between(5, 240),
  }));
  const outcomes = await runConcurrently(requestedVisits, connections, async (body) => {
    const startedAt = performance.now();
    await addWalkIn(deps, owner, businessId, body, drillRequestOrigin).finally(() =>
      waits.push(performance.now() - startedAt),
    );
  });
  return { outcomes, waits };
}

async function run(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  if (isSabotaged) await client.query(unguardTimes(new URL(url).pathname.slice(1)));
  const db = connect({ url, poolSize: connections, canPrepare: true }, () => {});
  const deps = makeBookingsDeps(db);
  const confirmed = await confirmAtOnce(deps);
  const booked = await bookAtOnce(deps);
  const { outcomes: entered, waits } = await enterAtRandom(deps);
  const { rows } = await client.query(`
    select count(*)::int as pairs from bookings.booking one join bookings.booking other
      on one.business_id = other.business_id and one.id < other.id and one.blocked && other.blocked
    where one.status in ('held', 'confirmed') and other.status in ('held', 'confirmed')`);
  await client.end();
  const pairs: number = rows[0]?.pairs ?? -1;
  await db.destroy();
  const p95Ms = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0;
  return [
    makeOneWinnerFinding(`${rushSize} confirmations of one time`, confirmed),
    makeOneWinnerFinding(`${rushSize} people who book one time`, booked),
    {
      name: `pairs that overlap after ${visitCount} random visits (${countOutcomes(entered, "won")} entered)`,
      holds: pairs === 0 && countOutcomes(entered, "won") > 0,
      figure: String(pairs),
    },
    {
      name: "deadlocks and other failures shown",
      holds: countOutcomes(entered, "broke") === 0,
      figure: String(countOutcomes(entered, "broke")),
    },
    {
      name: `95 of 100 wait less than ${maxWaitMs / 1000} s`,
      holds: p95Ms < maxWaitMs,
      figure: `${Math.round(p95Ms)} ms`,
    },
  ];
}

report(await withScratchDatabase(run));
