import { random } from "@boab/art/random";
import { demoCrowd } from "@boab/demo/crowd";
import { demoPeople, demoUserId } from "@boab/demo/people";
import { sql } from "kysely";
import { settingsOf } from "#areas/bookings/settings/read-settings.ts";
import {
  type BookableBusiness,
  findBookable,
  replaceServices,
  saveSettings,
} from "#areas/bookings/settings/settings.repository.ts";
import { blockedRange, findSlots, type Range } from "#areas/bookings/slots/slots.rules.ts";
import { localOf, nextDay } from "#areas/bookings/slots/zone.rules.ts";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";
import type { DemoPart } from "./demo-part.ts";
import { demoServices, type PricedRow } from "./demo-services.ts";

const businesses = 120;
/** Some are busy; at the others a few people have booked this week. */
const busyBusinesses = 24;
const busy = { daysBack: 21, daysAhead: 14, mostADay: 2 };
const quiet = { daysBack: 2, daysAhead: 4, mostADay: 1 };
const dayMs = 24 * 60 * 60 * 1000;

/** About 120 businesses take bookings, and people have booked in the weeks before and after today. */
export const loadDemoBookings: DemoPart = async ({ db }) => {
  const rows = await findPricedBusinesses(db);
  let added = 0;
  for (const [index, { id, prices }] of rows.entries())
    added += await fillCalendar(db, id, prices, index < busyBusinesses ? busy : quiet);
  await addMembersBooking(db);
  return `${rows.length} demo businesses that take bookings (${added} new bookings)`;
};

/** Those with prices, which become their services; the best known one first, then those where people book. */
const findPricedBusinesses = (db: Db): Promise<{ id: string; prices: PricedRow[] }[]> =>
  db
    .selectFrom("directory.business as business")
    .innerJoin("directory.price as price", "price.business_id", "business.id")
    .select([
      "business.id",
      sql<PricedRow[]>`jsonb_agg(jsonb_build_object(
        'title', price.title, 'amountCents', price.amount_cents) order by price.position)`.as(
        "prices",
      ),
    ])
    .where("business.is_public", "=", true)
    .groupBy("business.id")
    .orderBy(sql`business.slug <> 'ubuntu-braid-studio'`)
    .orderBy(sql`business.category not in ('Services', 'Health')`)
    .orderBy("business.slug")
    .limit(businesses)
    .execute();

async function fillCalendar(
  db: Db,
  businessId: string,
  prices: PricedRow[],
  span: typeof busy,
): Promise<number> {
  const before = await findBookable(db, businessId);
  if (!before || before.stored) return 0;
  return inTransaction(db, async (tx) => {
    const { services: _none, ...usual } = settingsOf(before);
    const { timeZone, takesPayments, hasCalendarFeed, version, ...settings } = usual;
    await saveSettings(
      tx,
      businessId,
      {
        ...settings,
        ...{ acceptsBookings: true, payNow: takesPayments },
        confirmsInstantly: random(businessId).chance(0.3),
        messageToCustomers: "Please come five minutes early.",
      },
      new Date(),
    );
    await replaceServices(tx, businessId, demoServices(prices));
    const ready = await findBookable(tx, businessId);
    return ready ? bookVisits(tx, ready, span) : 0;
  });
}

/** With the product's own rules, so that nothing is booked which could not have been. */
async function bookVisits(
  tx: Tx,
  business: BookableBusiness,
  { daysBack, daysAhead, mostADay }: typeof busy,
): Promise<number> {
  const settings = settingsOf(business);
  const crowd = demoCrowd();
  const today = localOf(Date.now(), settings.timeZone).date;
  const dice = random(`bookings of ${business.businessId}`);
  const taken: Range[] = [];
  const rows = [];
  for (let offset = -daysBack; offset <= daysAhead; offset++) {
    const date = nextDay(today, offset);
    for (let turn = 0; turn < mostADay; turn++) {
      if (dice.chance(0.3)) continue;
      const service = dice.pick(settings.services);
      const { slots } = findSlots(settings, service, {
        date,
        taken,
        now: Date.now() - (daysBack + 2) * dayMs,
      });
      const free = slots.filter(({ isFree }) => isFree);
      if (free.length === 0) continue;
      const { startsAt, endsAt } = dice.pick(free);
      const isPast = endsAt < Date.now();
      const isMissed = dice.chance(0.06);
      const isAsked = !isPast && dice.chance(0.25);
      const blocked = blockedRange(startsAt, service);
      if (!isAsked) taken.push(blocked);
      const person = dice.pick(crowd);
      rows.push({
        id: makeId("BOOK", 8),
        business_id: business.businessId,
        user_id: person.id,
        customer_name: person.fullName,
        customer_email: person.email,
        service_id: service.id,
        service_title: service.title,
        price_cents: service.priceCents,
        due_now_cents: service.priceCents,
        starts_at: new Date(startsAt),
        ends_at: new Date(endsAt),
        buffer_before_minutes: service.bufferBeforeMinutes,
        buffer_after_minutes: service.bufferAfterMinutes,
        blocked: sql<string>`tstzrange(${new Date(blocked.from)}, ${new Date(blocked.to)})`,
        time_zone: settings.timeZone,
        payment_status: "pay later",
        status: statusOf(isPast, isAsked, isMissed),
        created_at: new Date(Math.min(Date.now(), startsAt) - (2 + turn) * dayMs),
        completed_at: isPast && !isMissed ? new Date(endsAt) : null,
        // Nobody is reminded of an invented visit.
        reminded_for: new Date(startsAt),
      });
    }
  }
  if (rows.length > 0) await tx.insertInto("bookings.booking").values(rows).execute();
  return rows.length;
}

function statusOf(isPast: boolean, isAsked: boolean, isMissed: boolean): string {
  if (isPast) return isMissed ? "no_show" : "completed";
  return isAsked ? "requested" : "confirmed";
}

/** One of the demo member's own, always with the same id, so that its page can be looked at. */
async function addMembersBooking(db: Db): Promise<void> {
  const member = demoPeople.find(({ role }) => role === "member");
  const business = await findBookable(db, "ubuntu-braid-studio");
  const service = business?.stored?.services[0];
  if (!member || !business || !service) return;
  // Far enough ahead that it can still be moved, at the end of a day that others left free.
  const startsAt = new Date(Math.ceil(Date.now() / dayMs + busy.daysAhead + 7) * dayMs);
  const endsAt = new Date(startsAt.getTime() + service.durationMinutes * 60_000);
  await db
    .insertInto("bookings.booking")
    .values({
      id: "BOOK-DEM00001",
      business_id: business.businessId,
      user_id: demoUserId(member),
      customer_name: member.fullName,
      customer_email: member.email,
      customer_notes: "My hair will be washed and blown out.",
      service_id: service.id,
      service_title: service.title,
      price_cents: service.priceCents,
      due_now_cents: service.priceCents,
      starts_at: startsAt,
      ends_at: endsAt,
      blocked: sql<string>`tstzrange(${startsAt}, ${endsAt})`,
      time_zone: business.timeZone,
      payment_status: "pay later",
      status: "confirmed",
      created_at: new Date(),
      reminded_for: startsAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
