import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { addWalkIn } from "../../apps/api/src/areas/bookings/bookings/add-walk-in.ts";
import { changeBooking } from "../../apps/api/src/areas/bookings/bookings/change-booking.ts";
import { requestBooking } from "../../apps/api/src/areas/bookings/bookings/request-booking.ts";
import { refreshFreeTimesTask } from "../../apps/api/src/areas/bookings/bookings.tasks.ts";
import type { BookingsDeps } from "../../apps/api/src/areas/bookings/deps.ts";
import { refreshFreeTimes } from "../../apps/api/src/areas/bookings/free-times/refresh-free-times.ts";
import { toBookingSettings } from "../../apps/api/src/areas/bookings/settings/read-settings.ts";
import { saveBookingSettings } from "../../apps/api/src/areas/bookings/settings/save-settings.ts";
import { findBookable } from "../../apps/api/src/areas/bookings/settings/settings.repository.ts";
import { listSlots } from "../../apps/api/src/areas/bookings/slots/list-slots.ts";
import { listBusinesses } from "../../apps/api/src/areas/directory/listings/list-businesses.ts";
import { makeListingTotals } from "../../apps/api/src/areas/directory/listings/listing-totals.ts";
import { connect } from "../../apps/api/src/platform/db/db.ts";
import { AppError } from "../../apps/api/src/platform/errors/app-error.ts";
import { visitor } from "../../apps/api/src/platform/http/actor.ts";
import { withScratchDatabase } from "../../apps/api/test/databases.ts";
import { insertListing } from "../../apps/api/test/factories/directory.ts";
import { slotLengthsMinutes } from "../../packages/contracts/src/bookings/limits.ts";
import { addCalendarDays } from "../../packages/contracts/src/directory/special-days.ts";
import { toIsoDay } from "../../packages/format/src/zones.ts";
import { drillRequestOrigin, makeBookingsDeps } from "./support/bookings-deps.ts";
import { makeRandom } from "./support/random.ts";
import { readOwner } from "./support/read-owner.ts";
import { minutesToTime, pickRandom, pickRandomWindow } from "./support/schedules.ts";
import { type Finding, report } from "./support/verdict.ts";

// Promise: what the search says is free is what the business's own page lists, after every change that was announced, and
// what is listed free is exactly what is accepted. Businesses in six zones, three of them around the days when clocks
// change, save random settings and teams and take random bookings, walk-ins and cancellations: 10,000 with `--full`, else 200.
// `--sabotage` loses what bookings announce, and must fail.
const isSabotaged = process.argv.includes("--sabotage");
const changeCount = process.argv.includes("--full") ? 10_000 : 200;
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

/** Settings as an owner might save them, odd ones included. */
async function saveRandomSettings(deps: BookingsDeps, business: Business) {
  const found = await findBookable(deps.db, business.id);
  if (!found) throw new Error("The business is gone.");
  const { timeZone, takesPayments, hasCalendarFeed, specialDays, ...settings } =
    toBookingSettings(found);
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

async function bookListedTime(deps: BookingsDeps, { id, services }: Business) {
  const [date, serviceId] = [pickDate(), pickRandom(random, services)];
  const { slots } = await listSlots(deps, visitor, id, { date, serviceId });
  if (slots.length === 0) return;
  const { start, startsAt, isFree } = pickRandom(random, slots);
  const customerEmail = `guest.${randomUUID()}@people.example`;
  const body = {
    businessId: id,
    serviceId,
    date,
    start,
    startsAt,
    customerName: "Abuk",
    customerEmail,
  };
  const accepted = await isAccepted(requestBooking(deps, visitor, body, drillRequestOrigin));
  counts[accepted ? "accepted" : "refused"]++;
  if (accepted !== isFree) counts.wrong++;
  // As if the guest had opened the emailed link: the next one may be held.
  await deps.db
    .updateTable("bookings.booking")
    .set({
      status: "confirmed",
      verifiedAt: new Date(now),
      holdExpiresAt: null,
      guestNetwork: null,
    })
    .where("customerEmail", "=", customerEmail)
    .where("status", "=", "held")
    .execute();
}

async function enterWalkIn(deps: BookingsDeps, { id }: Business) {
  const body = {
    date: pickDate(),
    start: minutesToTime(random.between(0, 23 * 60)),
    minutes: random.between(5, 240),
  };
  await isAccepted(addWalkIn(deps, await readOwner(deps.db, id), id, body, drillRequestOrigin));
}

async function cancelOne(deps: BookingsDeps, { id }: Business) {
  const booking = await deps.db
    .selectFrom("bookings.booking")
    .select("id")
    .where("businessId", "=", id)
    .where("status", "=", "confirmed")
    .orderBy(sql`md5(id)`)
    .limit(1)
    .executeTakeFirst();
  if (!booking) return;
  const owner = await readOwner(deps.db, id);
  await isAccepted(
    changeBooking(deps, owner, booking.id, { action: "cancel" }, drillRequestOrigin),
  );
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
  const changes = [bookListedTime, bookListedTime, bookListedTime, enterWalkIn, cancelOne];
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
  ];
}

report(await withScratchDatabase(run));
