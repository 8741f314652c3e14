import pg from "pg";
import { changeBooking } from "../../apps/api/src/areas/bookings/bookings/change-booking.ts";
import { requestBooking } from "../../apps/api/src/areas/bookings/bookings/request-booking.ts";
import type { BookingsDeps } from "../../apps/api/src/areas/bookings/deps.ts";
import { toInstant, toLocalDateTime } from "../../apps/api/src/areas/bookings/slots/zone.rules.ts";
import { takeTurnsOfBusiness } from "../../apps/api/src/areas/bookings/waitlist/take-turns.ts";
import {
  changePlace,
  listMyPlaces,
} from "../../apps/api/src/areas/bookings/waitlist-places/change-place.ts";
import { joinWaitlist } from "../../apps/api/src/areas/bookings/waitlist-places/join-waitlist.ts";
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
import { makeMember } from "./support/read-owner.ts";
import { countOutcomes, type Outcome, runConcurrently, unguardTimes } from "./support/rush.ts";
import { minutesToTime, pickRandom } from "./support/schedules.ts";
import { type Finding, report } from "./support/verdict.ts";
import {
  findDoubleHolders,
  findSkipped,
  type OfferedTime,
  type VisitedTime,
  type WaitedPlace,
} from "./support/waitlist-model.ts";

// Promise: 50 people wait for the times of two full days, 10 customers cancel at once while strangers ask for the same
// times and three workers take turns; offers are taken, declined and left unanswered until nothing is offered any more. A
// time never has two holders, and nobody on the list whom it fits is passed over. With `--full` 200 people and 40
// cancellations. `--sabotage` takes away the lock and the constraints, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const isFull = process.argv.includes("--full");
const waitingCount = isFull ? 200 : 50;
const freedCount = isFull ? 40 : 10;
const maxRounds = isFull ? 60 : 16;
const connections = 20;
const timeZone = "Australia/Melbourne";
const random = makeRandom(20_261_121);
const dates = [getDayAhead(8), getDayAhead(9)];

const times = Array.from({ length: freedCount }, (_, index) => ({
  date: dates[index % dates.length] ?? "",
  start: minutesToTime(6 * 60 + Math.floor(index / dates.length) * 45),
}));

/** Noon at the business. Each look at the clock is a millisecond later, so that everything has its order. */
function makeClock() {
  let at = toInstant(getDayAhead(1), "12:00", timeZone, "earlier");
  return {
    read: () => new Date(at++),
    /** Offers run out; none is made at night, so the clock goes on in the morning. */
    passHalfHour() {
      at += 31 * 60_000;
      const { date, time } = toLocalDateTime(at, timeZone);
      if (time >= "19:30" || time < "08:00")
        at = toInstant(time < "08:00" ? date : nextDay(date), "08:00", timeZone, "earlier");
    },
  };
}

const nextDay = (date: string) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** A business that can be booked at these times only, all of them taken. */
async function fillBusiness(db: BookingsDeps["db"]) {
  const businessId = await insertListing(db, { ownerPlan: "Growing" });
  await insertSettings(db, businessId);
  const singleSlots = times.map(({ date, start }) => ({ date, start, end: addMinutes(start, 30) }));
  await db
    .updateTable("bookings.settings")
    .set({ confirmsInstantly: true, mode: "single", singleSlots: JSON.stringify(singleSlots) })
    .where("businessId", "=", businessId)
    .execute();
  const visits: { id: string; userId: string }[] = [];
  for (const { date, start } of times) {
    const userId = await inTransaction(db, insertOwner);
    const startsAt = new Date(toInstant(date, start, timeZone, "earlier"));
    visits.push({ userId, id: await insertBooking(db, { businessId, userId, startsAt }) });
  }
  return { businessId, visits };
}

function addMinutes(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return minutesToTime(hour * 60 + minute + minutes);
}

/** Some wait for one day and some for both, some for the morning or the afternoon. */
const pickWish = () => ({
  dates: random.between(0, 2) === 0 ? dates : [pickRandom(random, dates)],
  ...pickRandom(random, [{}, {}, { latestStart: "08:00" }, { earliestStart: "07:00" }]),
});

async function joinInOrder(deps: BookingsDeps, businessId: string): Promise<string[]> {
  const userIds: string[] = [];
  for (let index = 0; index < waitingCount; index++) {
    const userId = await inTransaction(deps.db, insertOwner);
    await joinWaitlist(deps, makeMember(userId), businessId, pickWish());
    userIds.push(userId);
  }
  return userIds;
}

/** What somebody does who is asked: a third takes it, a third declines, a third says nothing. */
async function answerOffer(deps: BookingsDeps, userId: string): Promise<void> {
  const member = makeMember(userId);
  const { data } = await listMyPlaces(deps, member);
  const place = data.find(({ offer }) => offer !== null);
  const action = pickRandom(random, ["take", "decline", "nothing"] as const);
  if (!place?.offer || action === "nothing") return;
  await changePlace(deps, member, place.id, {
    action,
    offerId: place.offer.id,
    customerName: "Abuk",
  });
}

async function readStory(client: pg.Client) {
  const places = await client.query<WaitedPlace>(
    `select id, dates, earliest_start as "earliestStart", latest_start as "latestStart",
       joined_at as "joinedAt", ended_at as "endedAt" from bookings.waitlist_place order by joined_at, id`,
  );
  const offers = await client.query<OfferedTime>(
    `select place_id as "placeId", starts_at as "startsAt", created_at as "createdAt", ended_at as "endedAt"
     from bookings.waitlist_offer order by created_at`,
  );
  const visits = await client.query<VisitedTime>(
    `select starts_at as "startsAt", created_at as "createdAt", cancelled_at as "endedAt",
       id in (select booking_id from bookings.waitlist_offer) as "isOfferTaken"
     from bookings.booking where is_walk_in = false`,
  );
  return { places: places.rows, offers: offers.rows, visits: visits.rows };
}

async function run(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  if (isSabotaged) {
    await client.query(
      "alter table bookings.waitlist_offer drop constraint waitlist_offer_no_overlap",
    );
    await client.query(unguardTimes(new URL(url).pathname.slice(1)));
  }
  const db = connect({ url, poolSize: connections, canPrepare: true }, () => {});
  const clock = makeClock();
  const deps: BookingsDeps = { ...makeBookingsDeps(db), clock: clock.read };
  const { businessId, visits } = await fillBusiness(db);
  const userIds = await joinInOrder(deps, businessId);
  const strangers = await Promise.all(times.map(() => inTransaction(db, insertOwner)));
  const askAsStranger = (index: number) =>
    requestBooking(
      deps,
      makeMember(strangers[index] ?? ""),
      {
        businessId,
        ...times[index],
        customerName: "Stranger",
        customerEmail: "s@people.example",
      } as never,
      drillRequestOrigin,
    );
  const takeTurns = () => takeTurnsOfBusiness(deps, businessId);
  const work = [
    ...visits.map(
      ({ id, userId }) =>
        () =>
          changeBooking(deps, makeMember(userId), id, { action: "cancel" }, drillRequestOrigin),
    ),
    ...times.map((_, index) => () => askAsStranger(index)),
    takeTurns,
    takeTurns,
    takeTurns,
  ];
  const outcomes: Outcome[] = await runConcurrently(work, connections, (act) => act());
  await takeTurns();
  let rounds = 0;
  for (; rounds < maxRounds && (await hasOffers(client)); rounds++) {
    const answers = [
      ...userIds.map((userId) => () => answerOffer(deps, userId)),
      ...times.map((_, index) => () => askAsStranger(index)),
      takeTurns,
      takeTurns,
    ];
    outcomes.push(...(await runConcurrently(answers, connections, (act) => act())));
    clock.passHalfHour();
    outcomes.push(...(await runConcurrently([takeTurns, takeTurns, takeTurns], 3, (act) => act())));
  }
  const story = await readStory(client);
  const isOpen = await hasOffers(client);
  await client.end();
  await db.destroy();
  const doubled = findDoubleHolders(story);
  const skipped = findSkipped(story, (instant) => toLocalDateTime(instant.getTime(), timeZone));
  const takenCount = story.visits.filter(({ isOfferTaken }) => isOfferTaken).length;
  return [
    {
      name: `times with two holders at once, of ${freedCount} that were freed with ${waitingCount} waiting`,
      holds: doubled === 0 && story.offers.length > freedCount,
      figure: `${doubled}, ${story.offers.length} offers`,
    },
    {
      name: "people passed over though the time fitted them, by a plain model",
      holds: skipped === 0 && takenCount > 0,
      figure: `${skipped}, ${takenCount} taken`,
    },
    {
      name: `offers still open after ${rounds} half-hours`,
      holds: !isOpen,
      figure: String(isOpen ? 1 : 0),
    },
    {
      name: "deadlocks and other failures shown",
      holds: countOutcomes(outcomes, "broke") === 0,
      figure: String(countOutcomes(outcomes, "broke")),
    },
  ];
}

async function hasOffers(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "select from bookings.waitlist_offer where ended_at is null limit 1",
  );
  return rows.length > 0;
}

report(await withScratchDatabase(run));
