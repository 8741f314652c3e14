import { type Random, random } from "@boab/art/random";
import type { BookingStatus } from "@boab/contracts/bookings/limits";
import type { Service } from "@boab/contracts/bookings/settings";
import {
  decideStyle,
  type StyleOffer,
  summariseStyles,
} from "@boab/contracts/bookings/style.rules";
import { makeDemoCrowd } from "@boab/demo/crowd";
import { demoPeople, makeDemoUserId } from "@boab/demo/people";
import { demoServiceId } from "@boab/demo/services";
import { sql } from "kysely";
import { fillFreeTimes } from "#areas/bookings/free-times/refresh-free-times.ts";
import { toBookingSettings } from "#areas/bookings/settings/read-settings.ts";
import {
  type BookableBusiness,
  findBookable,
  replaceServices,
  saveSettings,
} from "#areas/bookings/settings/settings.repository.ts";
import { saveTeam } from "#areas/bookings/settings/team.repository.ts";
import { findSlots, toBlockedRange, toSchedule } from "#areas/bookings/slots/slots.rules.ts";
import { chooseTeammate, type Taken } from "#areas/bookings/slots/team-calendars.rules.ts";
import { addDays, getWeekday, toLocalDateTime } from "#areas/bookings/slots/zone.rules.ts";
import { placeServices } from "#areas/directory/prices/price-list.rules.ts";
import { findPriceList, replacePrices } from "#areas/directory/prices/prices.repository.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";
import type { DemoPart } from "./demo-part.ts";
import { makeDemoServices, type PricedRow } from "./demo-services.ts";
import { makeDemoTeam, nameDemoTeam } from "./demo-team.ts";

const maxBusinesses = 120;
/** Some are busy; at the others a few people have booked this week. */
const busyBusinessCount = 24;
const busyCalendar = { daysBack: 21, daysAhead: 14, maxPerDay: 4 };
const quietCalendar = { daysBack: 2, daysAhead: 4, maxPerDay: 1 };
const dayMs = 24 * 60 * 60 * 1000;

/** About 120 businesses take bookings, and people have booked in the weeks before and after today. */
export const loadDemoBookings: DemoPart = async ({ db }) => {
  await nameKnownService(db);
  const rows = await findPricedBusinesses(db);
  let added = 0;
  for (const [index, { id, prices }] of rows.entries())
    added += await fillCalendar(
      db,
      id,
      prices,
      index < busyBusinessCount ? busyCalendar : quietCalendar,
    );
  await addMembersBooking(db);
  await fillFreeTimes({ db, clock: () => new Date() });
  return `${rows.length} demo businesses that take bookings (${added} new bookings)`;
};

/** One service always has the same id, so that its pages can be looked at. */
async function nameKnownService(db: Db): Promise<void> {
  await sql`update directory.price set id = ${demoServiceId}
    where position = 0 and id <> ${demoServiceId}
      and business_id = (select id from directory.business where slug = 'ubuntu-braid-studio')
      and not exists (select from bookings.service where service.id = price.id)`.execute(db);
}

/** Those with prices, which become their services; the best known one first, then those where people book. */
const findPricedBusinesses = (db: Db): Promise<{ id: string; prices: PricedRow[] }[]> =>
  db
    .selectFrom("directory.business as business")
    .innerJoin("directory.price as price", "price.businessId", "business.id")
    .select([
      "business.id",
      sql<PricedRow[]>`jsonb_agg(jsonb_build_object(
        'id', price.id, 'title', price.title, 'amountCents', price.amount_cents) order by price.position)`.as(
        "prices",
      ),
    ])
    .where("business.isPublic", "=", true)
    .groupBy("business.id")
    .orderBy(sql`business.slug <> 'ubuntu-braid-studio'`)
    .orderBy(sql`business.category not in ('Services', 'Health')`)
    .orderBy("business.slug")
    .limit(maxBusinesses)
    .execute();

async function fillCalendar(
  db: Db,
  businessId: string,
  prices: PricedRow[],
  span: typeof busyCalendar,
): Promise<number> {
  const before = await findBookable(db, businessId);
  if (!before || before.stored) return 0;
  return inTransaction(db, async (tx) => {
    const { services: _none, team: _alone, ...defaults } = toBookingSettings(before);
    const {
      timeZone,
      takesPayments,
      hasCalendarFeed,
      version,
      specialDays,
      namedTeammates,
      ...settings
    } = defaults;
    await saveSettings(
      tx,
      businessId,
      {
        ...settings,
        acceptsBookings: true,
        payNow: takesPayments,
        confirmsInstantly: random(businessId).chance(0.3),
        messageToCustomers: "Please come five minutes early.",
      },
      new Date(),
    );
    const services = makeDemoServices(prices);
    const list = placeServices(
      await findPriceList(tx, businessId),
      services.map(({ id, title, priceCents, durationMinutes, styles }) => ({
        id,
        title,
        amountCents: priceCents,
        durationMinutes,
        shortestMinutes: styles && summariseStyles(styles).shortestMinutes,
      })),
    );
    await replacePrices(tx, businessId, list);
    await replaceServices(tx, businessId, services);
    if (span === busyCalendar) {
      const today = toLocalDateTime(Date.now(), timeZone).date;
      const serviceIds = services.map(({ id }) => id);
      const team = makeDemoTeam(random(`team of ${businessId}`), { serviceIds, today });
      await saveTeam(tx, businessId, team, new Date());
      await nameDemoTeam(tx, businessId, team);
    }
    const ready = await findBookable(tx, businessId);
    return ready ? bookVisits(tx, ready, span) : 0;
  });
}

/** With the product's own rules, so that nothing is booked which could not have been. */
async function bookVisits(
  tx: Tx,
  business: BookableBusiness,
  { daysBack, daysAhead, maxPerDay }: typeof busyCalendar,
): Promise<number> {
  const { businessId } = business;
  const settings = toBookingSettings(business);
  const calendar: Calendar = {
    businessId,
    settings,
    crowd: makeDemoCrowd(),
    dice: random(`bookings of ${businessId}`),
    taken: [],
    openSince: Date.now() - (daysBack + 2) * dayMs,
  };
  const today = toLocalDateTime(Date.now(), settings.timeZone).date;
  const rows = [];
  for (let offset = -daysBack; offset <= daysAhead; offset++) {
    for (let turn = 0; turn < maxPerDay; turn++) {
      const visit = inventVisit(calendar, addDays(today, offset), turn);
      if (visit) rows.push(visit);
    }
  }
  if (rows.length > 0) await tx.insertInto("bookings.booking").values(rows).execute();
  return rows.length;
}

interface Calendar {
  businessId: string;
  settings: ReturnType<typeof toBookingSettings>;
  crowd: ReturnType<typeof makeDemoCrowd>;
  dice: Random;
  /** The times of confirmed visits, which no other visit may have. */
  taken: Taken[];
  /** When the first of them could be booked, so that past days have free times too. */
  openSince: number;
}

/** Draws a visit at one of the day's free times; on some days nobody comes. */
function inventVisit(calendar: Calendar, date: string, turn: number) {
  const { businessId, settings, crowd, dice, taken, openSince } = calendar;
  if (dice.chance(0.3)) return undefined;
  const service = inventStyle(dice, dice.pick(settings.services));
  const schedule = toSchedule(settings, service.id);
  const { slots } = findSlots(schedule, service, { date, taken, now: openSince });
  const free = slots.filter(({ isFree }) => isFree);
  if (free.length === 0) return undefined;
  const { startsAt, endsAt, freeTeammates } = dice.pick(free);
  const id = makeId("BOOK", 8);
  const teammateId = chooseTeammate(freeTeammates, taken);
  const status = inventStatus(dice, endsAt < Date.now());
  const blocked = toBlockedRange(startsAt, service);
  if (status !== "requested") taken.push({ ...blocked, teammateId, bookingId: id });
  const person = dice.pick(crowd);
  return {
    id,
    businessId,
    teammateId,
    userId: person.id,
    customerName: person.fullName,
    customerEmail: person.email,
    serviceId: service.id,
    serviceTitle: service.title,
    style: service.style && JSON.stringify(service.style),
    priceCents: service.priceCents,
    dueNowCents: service.priceCents,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
    blocked: sql<string>`tstzrange(${new Date(blocked.from)}, ${new Date(blocked.to)})`,
    timeZone: settings.timeZone,
    paymentStatus: "pay later" as const,
    status,
    createdAt: new Date(Math.min(Date.now(), startsAt) - (2 + turn) * dayMs),
    completedAt: status === "completed" ? new Date(endsAt) : null,
    // Nobody is reminded of an invented visit.
    remindedFor: new Date(startsAt),
  };
}

/** One of its styles, with an extra now and then. */
function inventStyle(dice: Random, service: Service): Service & Pick<StyleOffer, "style"> {
  const cell = service.styles && dice.pick(service.styles.cells);
  const extras = service.extras.filter(() => dice.chance(0.3)).map(({ name }) => name);
  const choice = {
    ...(cell?.size && { size: cell.size }),
    ...(cell?.length && { length: cell.length }),
  };
  const verdict = decideStyle(service, { ...choice, extras });
  return verdict.ok ? { ...service, ...verdict.offer } : { ...service, style: null };
}

function inventStatus(dice: Random, isPast: boolean): BookingStatus {
  const isMissed = dice.chance(0.06);
  if (isPast) return isMissed ? "no_show" : "completed";
  return dice.chance(0.25) ? "requested" : "confirmed";
}

/** One of the demo member's own, always with the same id, so that its page can be looked at. */
async function addMembersBooking(db: Db): Promise<void> {
  const member = demoPeople.find(({ role }) => role === "member");
  const business = await findBookable(db, "ubuntu-braid-studio");
  const listed = business?.stored?.services[0];
  if (!member || !business || !listed) return;
  const service = inventStyle(random("the member's own booking"), listed);
  // Far enough ahead that it can still be moved, at the end of a day that others left free.
  const startsAt = new Date(Math.ceil(Date.now() / dayMs + busyCalendar.daysAhead + 7) * dayMs);
  const endsAt = new Date(startsAt.getTime() + service.durationMinutes * 60_000);
  await db
    .insertInto("bookings.booking")
    .values({
      id: "BOOK-DEM00001",
      businessId: business.businessId,
      userId: makeDemoUserId(member),
      customerName: member.fullName,
      customerEmail: member.email,
      customerNotes: "My hair will be washed and blown out.",
      serviceId: service.id,
      serviceTitle: service.title,
      style: service.style && JSON.stringify(service.style),
      priceCents: service.priceCents,
      dueNowCents: service.priceCents,
      startsAt,
      endsAt,
      blocked: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
      timeZone: business.timeZone,
      paymentStatus: "pay later",
      status: "confirmed",
      createdAt: new Date(),
      remindedFor: startsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await addCustomers(db);
  await addWaiting(db, business, service);
}

/** The member waits for two Saturdays, and three of the crowd for one of them. */
async function addWaiting(
  db: Db,
  { businessId, timeZone }: BookableBusiness,
  { id: serviceId, title: serviceTitle, style }: ReturnType<typeof inventStyle>,
): Promise<void> {
  const today = toLocalDateTime(Date.now(), timeZone).date;
  const saturday = addDays(today, 7 + ((5 - getWeekday(today) + 7) % 7));
  const dates = [saturday, addDays(saturday, 7)];
  const member = demoPeople.find(({ role }) => role === "member");
  const people = [
    ...(member ? [makeDemoUserId(member)] : []),
    ...makeDemoCrowd()
      .slice(0, 3)
      .map(({ id }) => id),
  ];
  await db
    .insertInto("bookings.waitlistPlace")
    .values(
      people.map((userId, index) => ({
        id: `WAIT-DEM2222${index + 2}`,
        businessId,
        userId,
        serviceId,
        serviceTitle,
        style: JSON.stringify({
          ...(style?.size && { size: style.size }),
          ...(style?.length && { length: style.length }),
        }),
        dates: index === 0 ? dates : [saturday],
        lastDate: index === 0 ? addDays(saturday, 7) : saturday,
        createdAt: new Date(),
        joinedAt: new Date(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const memberCardId = "5a1e0000-0000-4000-8000-0000000000c1";

/** Everybody who booked is a customer; the demo member's card always has the same id, and something noted. */
async function addCustomers(db: Db): Promise<void> {
  await sql`
    insert into bookings.customer (id, business_id, user_id, name, email, phone, latest_starts_at)
    select case when bool_or(id = 'BOOK-DEM00001') then ${memberCardId}::uuid else gen_random_uuid() end,
      business_id, user_id, min(customer_name), min(customer_email), min(customer_phone), max(starts_at)
    from bookings.booking where user_id is not null group by business_id, user_id
    on conflict do nothing`.execute(db);
  await db
    .updateTable("bookings.customer")
    .set({
      notes: "Tender at the nape: smaller parts there. Brings her own hair, colour 1B.",
      preferences: "Saturday mornings\nOwn hair, 1B\nQuiet visit",
    })
    .where("id", "=", memberCardId)
    .execute();
}
