import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { refreshFreeTimesTask } from "../../apps/api/src/areas/bookings/bookings.tasks.ts";
import type { BookingsDeps } from "../../apps/api/src/areas/bookings/deps.ts";
import { handlePlanChanged } from "../../apps/api/src/areas/bookings/free-times/on-plan-changed.ts";
import { refreshFreeTimes } from "../../apps/api/src/areas/bookings/free-times/refresh-free-times.ts";
import { toBookingSettings } from "../../apps/api/src/areas/bookings/settings/read-settings.ts";
import { saveBookingSettings } from "../../apps/api/src/areas/bookings/settings/save-settings.ts";
import { findBookable } from "../../apps/api/src/areas/bookings/settings/settings.repository.ts";
import { listSlots } from "../../apps/api/src/areas/bookings/slots/list-slots.ts";
import { listBusinesses } from "../../apps/api/src/areas/directory/listings/list-businesses.ts";
import { makeListingTotals } from "../../apps/api/src/areas/directory/listings/listing-totals.ts";
import { connect, inTransaction } from "../../apps/api/src/platform/db/db.ts";
import { AppError } from "../../apps/api/src/platform/errors/app-error.ts";
import { visitor } from "../../apps/api/src/platform/http/actor.ts";
import { withScratchDatabase } from "../../apps/api/test/databases.ts";
import { insertListing } from "../../apps/api/test/factories/directory.ts";
import { insertNamedTeammate } from "../../apps/api/test/factories/team-names.ts";
import { slotLengthsMinutes } from "../../packages/contracts/src/bookings/limits.ts";
import type { PartyVisit } from "../../packages/contracts/src/bookings/party.ts";
import type { Slot } from "../../packages/contracts/src/bookings/slots.ts";
import { writePartyQuery } from "../../packages/contracts/src/bookings/write-party.ts";
import { addCalendarDays } from "../../packages/contracts/src/directory/special-days.ts";
import { directoryPlans } from "../../packages/contracts/src/payments/plans.ts";
import { toIsoDay } from "../../packages/format/src/zones.ts";
import { drillRequestOrigin, makeBookingsDeps } from "./support/bookings-deps.ts";
import { breakSource } from "./support/break-source.ts";
import { makeRandom } from "./support/random.ts";
import { readOwner } from "./support/read-owner.ts";
import { minutesToTime, pickRandom, pickRandomWindow } from "./support/schedules.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: what the search says is free is what the business's own page lists, after every change that was announced, and
// what is listed free is exactly what is accepted, for anyone, for each person who can be chosen by name, and for several
// who come together. Businesses in six zones, three of them around the days when clocks change, save random settings and
// teams, change their plan and take random bookings, walk-ins, cancellations and other times that customers are asked about:
// 10,000 with `--full`, else 200. `--sabotage` loses what bookings announce, gives everybody's times to whoever chose a
// person, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const changeCount = process.argv.includes("--full") ? 10_000 : 200;
if (isSabotaged)
  breakSource([
    [
      "bookings/request-booking.ts",
      "await listChoices(tx, search, day, { date: body.date, chosenTeammateId })",
      "day",
    ],
  ]);
const { addWalkIn } = await import("../../apps/api/src/areas/bookings/bookings/add-walk-in.ts");
const { changeBooking } = await import(
  "../../apps/api/src/areas/bookings/bookings/change-booking.ts"
);
const { applyAction, lockBooking } = await import(
  "../../apps/api/src/areas/bookings/bookings/apply-action.ts"
);
const { requestBooking } = await import(
  "../../apps/api/src/areas/bookings/bookings/request-booking.ts"
);
const states = ["NSW", "SA", "QLD", "WA", "NT", "TAS"] as const;
const businessesPerState = 2;
/** Two weeks before the clocks change, so that both days of it are among those that are filled in. */
const nowInstants = ["2027-03-21T01:30:00Z", "2027-09-19T22:10:00Z"].map((at) => Date.parse(at));
const random = makeRandom(20_261_121);

interface Business {
  id: string;
  services: string[];
}

let now = nowInstants[0] ?? 0;
const counts = { compared: 0, withTimes: 0, different: 0, accepted: 0, refused: 0, wrong: 0 };
/** Visits whose customers were asked to move, and those that moved; wrong is one at a time that nobody agreed to. */
const asking = { asked: 0, agreed: 0, wrong: 0 };
const byName = { accepted: 0, refused: 0, wrong: 0 };
const together = { accepted: 0, refused: 0, wrong: 0 };

/** Settings as an owner might save them, odd ones included. */
async function saveRandomSettings(deps: BookingsDeps, business: Business) {
  const found = await findBookable(deps.db, business.id);
  if (!found) throw new Error("The business is gone.");
  const {
    timeZone,
    takesPayments,
    plan,
    hasCalendarFeed,
    specialDays,
    namedTeammates,
    ...settings
  } = toBookingSettings(found);
  const today = toIsoDay(new Date(now), timeZone);
  const dayOff = addCalendarDays(today, random.between(0, 30));
  // The same three, because one that is left out stays in the list of prices.
  const services = Array.from({ length: 3 }, (_, index) => ({
    id: business.services[index],
    title: `Service ${index}`,
    priceCents: 1_000,
    durationMinutes: random.between(1, 40) * 5,
    bufferBeforeMinutes: pickRandom(random, [0, 0, 0, 15, 60]),
    bufferAfterMinutes: pickRandom(random, [0, 0, 10, 30]),
    depositCents: null,
  }));
  const openDay = () => ({ enabled: random.between(0, 3) > 0, ...pickRandomWindow(random) });
  const openWeek = () => ({
    monday: openDay(),
    tuesday: openDay(),
    wednesday: openDay(),
    thursday: openDay(),
    friday: openDay(),
    saturday: openDay(),
    sunday: openDay(),
  });
  // Nobody leaves, because nobody may while they are booked.
  const team = Array.from(
    { length: Math.max(settings.team.length, random.between(0, 3)) },
    (_, index) => ({
      ...settings.team[index],
      name: `Person ${index}`,
      takesBookings: random.between(0, 9) > 0,
      weekly: random.between(0, 3) ? null : openWeek(),
      daysOff: random.between(0, 3) ? [] : [{ from: dayOff, until: dayOff, note: "" }],
      // Not of services that are saved only now.
      serviceIds:
        random.between(0, 2) && business.services.length > 0
          ? business.services.filter(() => random.between(0, 2))
          : null,
    }),
  );
  const saved = await saveBookingSettings(
    deps,
    await readOwner(deps.db, business.id),
    business.id,
    {
      ...settings,
      bookingPhone: "",
      acceptsBookings: random.between(0, 19) > 0,
      confirmsInstantly: true,
      mode: pickRandom(random, ["daily", "weekly"]),
      slotLength: pickRandom(random, slotLengthsMinutes),
      daily: pickRandomWindow(random),
      weekly: openWeek(),
      team,
      maxVisitsAtOnce: pickRandom(random, [null, null, 1, 2]),
      daysOff: random.between(0, 1) ? [{ from: dayOff, until: dayOff, note: "" }] : [],
      noticeHours: pickRandom(random, [0, 0, 0, 5, 48]),
      noticeDays: pickRandom(random, [0, 0, 0, 1, 3]),
      daysAhead: pickRandom(random, [10, 60, 90]),
      services,
    },
    drillRequestOrigin,
  );
  business.services = saved.services.map(({ id }) => id);
  for (const { id, name } of saved.team)
    if (random.between(0, 1) && !namedTeammates.some((named) => named.id === id))
      await insertNamedTeammate(deps.db, { businessId: business.id, teammateId: id, name });
}

/** A refusal is an answer too; anything else is a fault. */
async function isAccepted(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

const pickDate = (): string =>
  addCalendarDays(new Date(now).toISOString().slice(0, 10), random.between(1, 20));

/** Nobody's times are free by name while they can't be chosen. */
async function listTimes(deps: BookingsDeps, id: string, { party, ...visit }: Search) {
  const search = { ...visit, also: writePartyQuery(party) };
  try {
    return (await listSlots(deps, visitor, id, search)).slots;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { slots } = await listSlots(deps, visitor, id, { ...search, teammate: undefined });
    return slots.map((slot) => ({ ...slot, isFree: false }));
  }
}

/** A listed time, and the same once more: now somebody may have it. */
async function bookListedTime(deps: BookingsDeps, { id, services }: Business) {
  const [date, serviceId] = [pickDate(), pickRandom(random, services)];
  const named = (await findBookable(deps.db, id))?.namedTeammates ?? [];
  const person = named.length > 0 && random.between(0, 1) ? pickRandom(random, named) : undefined;
  const party = random.between(0, 2) ? [] : pickParty(services);
  const search = { date, serviceId, teammate: person?.key, party };
  const slots = await listTimes(deps, id, search);
  if (slots.length === 0) return;
  const slot = pickRandom(random, slots);
  if (!(await tryTime(deps, id, search, slot, person))) return;
  const again = (await listTimes(deps, id, search)).find(
    ({ startsAt }) => startsAt === slot.startsAt,
  );
  if (again) await tryTime(deps, id, search, again, person);
}

/** One or two more services, for whoever books or for somebody who comes along. */
const pickParty = (services: string[]): PartyVisit[] =>
  Array.from({ length: random.between(1, 2) }, () => ({
    person: random.between(1, 3),
    serviceId: pickRandom(random, services),
  }));

interface Search {
  date: string;
  serviceId: string;
  teammate: string | undefined;
  party: PartyVisit[];
}

async function tryTime(
  deps: BookingsDeps,
  businessId: string,
  { party, ...visit }: Search,
  { start, startsAt, isFree }: Slot,
  person: { id: string } | undefined,
): Promise<boolean> {
  const customerEmail = `guest.${randomUUID()}@people.example`;
  const customer = { customerName: "Abuk", customerEmail };
  const body = { businessId, ...visit, also: party, start, startsAt, ...customer };
  const accepted = await isAccepted(requestBooking(deps, visitor, body, drillRequestOrigin));
  const tally = party.length > 0 ? together : person ? byName : counts;
  tally[accepted ? "accepted" : "refused"]++;
  if (accepted !== isFree) tally.wrong++;
  if (accepted && person && (await readTeammateId(deps, customerEmail)) !== person.id)
    byName.wrong++;
  // As if the guest had opened the emailed link: the next one may be held.
  await deps.db
    .updateTable("bookings.booking")
    .set({
      status: "confirmed",
      verifiedAt: new Date(now),
      holdExpiresAt: null,
      guestNetwork: null,
    })
    .where(isBookedWith(customerEmail))
    .where("status", "=", "held")
    .execute();
  return accepted;
}

/** A guest's visit, and what was booked with it. */
const isBookedWith = (email: string) =>
  sql<boolean>`(customer_email = ${email}
    or party_of in (select id from bookings.booking where customer_email = ${email}))`;

async function readTeammateId({ db }: BookingsDeps, customerEmail: string) {
  const booking = await db
    .selectFrom("bookings.booking")
    .select("teammateId")
    .where("customerEmail", "=", customerEmail)
    .executeTakeFirst();
  return booking?.teammateId;
}

async function enterWalkIn(deps: BookingsDeps, { id }: Business) {
  const body = {
    date: pickDate(),
    start: minutesToTime(random.between(0, 23 * 60)),
    minutes: random.between(5, 240),
  };
  await isAccepted(addWalkIn(deps, await readOwner(deps.db, id), id, body, drillRequestOrigin));
}

/** With the plan changes how many of a team take online bookings. */
async function changePlan(deps: BookingsDeps, { id }: Business) {
  const { userId } = await readOwner(deps.db, id);
  const grantedPlan = pickRandom(random, directoryPlans);
  await deps.db
    .updateTable("accounts.profile")
    .set({ grantedPlan })
    .where("id", "=", userId)
    .execute();
  await handlePlanChanged(deps, userId);
}

const findConfirmed = ({ db }: BookingsDeps, businessId: string) =>
  db
    .selectFrom("bookings.booking")
    .select("id")
    .where("businessId", "=", businessId)
    .where("status", "=", "confirmed")
    .where("startsAt", ">", new Date(now))
    .orderBy(sql`md5(id)`)
    .limit(1)
    .executeTakeFirst();

async function cancelOne(deps: BookingsDeps, { id }: Business) {
  const booking = await findConfirmed(deps, id);
  if (!booking) return;
  const owner = await readOwner(deps.db, id);
  await isAccepted(
    changeBooking(deps, owner, booking.id, { action: "cancel" }, drillRequestOrigin),
  );
}

/** The business asks a customer for another time that it lists, or somebody ends what is asked. */
async function askToMove(deps: BookingsDeps, business: Business) {
  const { id, services } = business;
  const date = pickDate();
  const { slots } = await listSlots(deps, visitor, id, { date, serviceId: services[0] });
  const booking = await findConfirmed(deps, id);
  if (!booking) return;
  const owner = await readOwner(deps.db, id);
  const slot = slots.find(({ isFree }) => isFree);
  const move = { action: "move" as const, date, start: slot?.start ?? "10:00" };
  if (await isAccepted(changeBooking(deps, owner, booking.id, move, drillRequestOrigin)))
    asking.asked++;
  if (random.between(0, 1)) await answerOne(deps, business);
}

async function answerOne(deps: BookingsDeps, { id }: Business) {
  const asked = await deps.db
    .selectFrom("bookings.suggestion as suggestion")
    .innerJoin("bookings.booking as booking", "booking.id", "suggestion.bookingId")
    .select(["booking.id", "booking.startsAt", "suggestion.startsAt as suggestedStartsAt"])
    .where("suggestion.businessId", "=", id)
    .where("suggestion.endedAt", "is", null)
    .where("suggestion.answerBy", ">", new Date(now))
    .limit(1)
    .executeTakeFirst();
  if (!asked) return;
  const action = pickRandom(random, ["accept-time", "accept-time", "decline-time"] as const);
  const isAnswered = await isAccepted(
    inTransaction(deps.db, async (tx) => {
      const booking = await lockBooking(deps, tx, asked.id);
      if (!booking) throw new Error("The visit is gone.");
      await applyAction(deps, tx, booking, { party: "customer", userId: null }, { action });
    }),
  );
  const isAgreed = isAnswered && action === "accept-time";
  const { startsAt } = await deps.db
    .selectFrom("bookings.booking")
    .select("startsAt")
    .where("id", "=", asked.id)
    .executeTakeFirstOrThrow();
  const expected = isAgreed ? asked.suggestedStartsAt : asked.startsAt;
  if (isAgreed) asking.agreed++;
  if (startsAt.getTime() !== expected.getTime()) asking.wrong++;
}

/** The card of a search for a day, against the times that the business's own page lists. */
async function compare(deps: BookingsDeps, { id, services }: Business) {
  const day = pickDate();
  const { db, clock } = deps;
  const totals = makeListingTotals({ clock });
  const query = { day, limit: 48 };
  const { data } = await listBusinesses({ db, clock, totals }, visitor, query);
  const free = data.find((card) => card.id === id)?.free;
  const { slots } = await listSlots(deps, visitor, id, { date: day, serviceId: services[0] });
  const listed = slots.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt);
  const shown = free?.times.map(({ startsAt }) => startsAt) ?? [];
  const isSame =
    shown.join() === listed.slice(0, shown.length || 3).join() &&
    listed.length === shown.length + (free?.more ?? 0);
  counts.compared++;
  if (listed.length > 0) counts.withTimes++;
  if (!isSame) counts.different++;
}

async function run(url: string): Promise<Finding[]> {
  const db = connect({ url, poolSize: 2, canPrepare: true }, () => {});
  const announced: string[] = [];
  const deps: BookingsDeps = {
    ...makeBookingsDeps(db),
    clock: () => new Date(now),
    tasks: {
      enqueue: async (_tx, kind, payload) => {
        if (kind.name === refreshFreeTimesTask.name && "businessId" in payload)
          announced.push(String(payload.businessId));
      },
    },
  };
  const businesses: Business[] = [];
  for (const state of states)
    for (let index = 0; index < businessesPerState; index++)
      businesses.push({ id: await insertListing(db, { state }), services: [] });
  const changes = [
    bookListedTime,
    bookListedTime,
    bookListedTime,
    bookListedTime,
    enterWalkIn,
    cancelOne,
    askToMove,
    askToMove,
    answerOne,
    changePlan,
  ];
  for (let index = 0; index < changeCount; index++) {
    if (index === Math.floor(changeCount / 2)) {
      now = nowInstants[1] ?? now;
      for (const { id } of businesses) await refreshFreeTimes(deps, id);
    }
    const business = pickRandom(random, businesses);
    const isUnset = business.services.length === 0 || random.between(0, 9) === 0;
    await (isUnset ? saveRandomSettings : pickRandom(random, changes))(deps, business);
    // Settings are announced even then, so that there is something to search.
    const lost = isSabotaged && !isUnset ? announced.splice(0) : [];
    for (const id of new Set(announced.splice(0))) await refreshFreeTimes(deps, id);
    if (lost.length > 0 || business.services.length > 0) await compare(deps, business);
  }
  await db.destroy();
  return [
    {
      name: `searches whose times differ from the business's own, of ${counts.compared} (${counts.withTimes} with times)`,
      holds: counts.different === 0 && counts.withTimes > counts.compared / 4,
      figure: String(counts.different),
    },
    {
      name: `times accepted though not listed free, or the other way round (${counts.accepted} accepted, ${counts.refused} refused)`,
      holds: counts.wrong === 0 && counts.accepted > 0 && counts.refused > 0,
      figure: String(counts.wrong),
    },
    {
      name: `times of a person accepted though not listed free, the other way round, or given to somebody else (${byName.accepted} accepted, ${byName.refused} refused)`,
      holds: byName.wrong === 0 && byName.accepted > 0 && byName.refused > 0,
      figure: String(byName.wrong),
    },
    {
      name: `times of several who come together accepted though not listed free, or the other way round (${together.accepted} accepted, ${together.refused} refused)`,
      holds: together.wrong === 0 && together.accepted > 0 && together.refused > 0,
      figure: String(together.wrong),
    },
    {
      name: `visits at a time that nobody agreed to (${asking.asked} asked to move, ${asking.agreed} moved)`,
      holds: asking.wrong === 0 && asking.asked > 0 && asking.agreed > 0,
      figure: String(asking.wrong),
    },
  ];
}

report(await withScratchDatabase(run));
