import { makeDemoCrowd } from "@boab/demo/crowd";
import { salonTerms } from "@boab/demo/salons/all";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { addDays, getWeekday, toLocalDateTime } from "#areas/bookings/slots/zone.rules.ts";
import { inviteToReview } from "#areas/reviews/invitations/invite-visitors.ts";
import { insertListing } from "../factories/directory.ts";
import { useTestApp } from "../harness.ts";
import { replacePayoutAccount } from "../payees.ts";
import { loadDemoBookings } from "./bookings.ts";
import { loadCrowd } from "./demo-crowd.ts";

const app = useTestApp();
const load = () => loadDemoBookings(app.services, app.config);

/** One listing of the demo, and nobody else's; its first price is this. */
async function prepareBusiness(slug: string, title: string, amountCents: number) {
  await sql`truncate directory.business, directory.slug, bookings.teammate cascade`.execute(app.db);
  await loadCrowd(app.db, makeDemoCrowd());
  const id = await insertListing(app.db, { slug });
  await sql`insert into directory.price (id, business_id, position, title, amount_cents)
    values (gen_random_uuid(), ${id}, 0, ${title}, ${amountCents})`.execute(app.db);
  return id;
}

const readSettings = async (id: string) =>
  (await app.call("GET", `/dir/business/${id}/booking-settings`)).json();

const melbourne = "Australia/Melbourne";

test("businesses with prices take bookings, and loading twice adds nothing twice", async () => {
  const id = await prepareBusiness("corner-shop", "Laundry", 3_525);
  expect(await load()).toMatch(/^1 demo businesses that take bookings \([1-9]\d* new bookings\)$/);
  expect(await load()).toMatch(/\(0 new bookings\)$/);
  const found = await app.call("GET", "/dir/business?sort=soonest");
  expect(found.json().data.map((card: { id: string }) => card.id)).toEqual([id]);
  expect(await readSettings(id)).toMatchObject({
    acceptsBookings: true,
    services: [{ priceCents: 3_550 }],
    team: [],
  });
});

test("a hair business has ninety days of visits, and is busy on Saturday with times left", async () => {
  const id = await prepareBusiness("mama-nyota-braiding", "Cornrows, adult", 7_000);
  await load();
  const visits = await app.db
    .selectFrom("bookings.booking")
    .select(["status", "startsAt", "endsAt", "teammateId", "userId", "isWalkIn"])
    .where("businessId", "=", id)
    .execute();
  expect(new Set(visits.map(({ status }) => status))).toEqual(
    new Set(["completed", "no_show", "confirmed", "cancelled"]),
  );
  const today = toLocalDateTime(Date.now(), melbourne).date;
  const dates = visits.map(({ startsAt }) => toLocalDateTime(startsAt.getTime(), melbourne).date);
  expect(dates.toSorted()[0]).toBe(addDays(today, -45));
  expect(dates.filter((date) => date > addDays(today, 30)).length).toBeGreaterThan(0);
  // Repeat visits, and nobody with more ahead than they could have booked.
  const ahead = visits.filter(({ startsAt, userId }) => userId && startsAt > new Date());
  const byCustomer = Map.groupBy(ahead, ({ userId }) => userId);
  expect(Math.max(...[...byCustomer.values()].map((rows) => rows.length))).toBeLessThanOrEqual(3);
  const customers = new Set(visits.map(({ userId }) => userId));
  expect(customers.size).toBeLessThan(visits.length / 1.5);
  const saturday = addDays(today, 7 - ((getWeekday(today) + 2) % 7));
  expect(getWeekday(saturday)).toBe(5);
  expect(dates.filter((date) => date === saturday).length).toBeGreaterThan(2);
  const found = await app.call("GET", `/dir/business?day=${saturday}`);
  expect(found.json().data).toMatchObject([{ id, free: { confirmsInstantly: true } }]);
});

test("its chairs are enough for everybody who comes, and its owner's plan has room for the team", async () => {
  const id = await prepareBusiness("mama-nyota-braiding", "Cornrows, adult", 7_000);
  await load();
  const { rows } = await sql<{ max: number }>`
    select max(others.count)::int as max from bookings.booking as one
    cross join lateral (
      select count(*) from bookings.booking as other
      where other.business_id = one.business_id and other.status not in ('cancelled', 'requested')
        and other.blocked @> one.starts_at) as others
    where one.business_id = ${id} and one.status not in ('cancelled', 'requested')`.execute(app.db);
  expect(rows[0]?.max).toBeGreaterThan(1);
  expect(rows[0]?.max).toBeLessThanOrEqual(4);
  // One of the five hasn't answered, and one was never asked.
  expect((await readSettings(id)).team).toHaveLength(3);
  const owner = await app.db
    .selectFrom("directory.business as business")
    .innerJoin("accounts.profile as profile", "profile.id", "business.ownerId")
    .select("profile.grantedPlan")
    .where("business.id", "=", id)
    .executeTakeFirstOrThrow();
  expect(owner.grantedPlan).toBe("Pro");
});

test("where cards are taken, every payment is settled to the cent, and a missed visit leaves the deposit", async () => {
  const id = await prepareBusiness("mama-nyota-braiding", "Cornrows, adult", 7_000);
  const { ownerId } = await app.db
    .selectFrom("directory.business")
    .select("ownerId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await replacePayoutAccount(app, { userId: ownerId }, "acct_of_the_demo");
  await load();
  const { rows } = await sql<{ account: string; cents: number }>`
    select account, sum(amount_cents)::int as cents from payments.ledger_entry
    where account = 'payee share' group by account`.execute(app.db);
  expect(rows).toEqual([{ account: "payee share", cents: 0 }]);
  const paid = await app.db
    .selectFrom("bookings.booking as booking")
    .innerJoin("payments.sale as sale", "sale.paymentId", "booking.paymentId")
    .select(["booking.status", "booking.dueNowCents", "booking.maxRetainedCents"])
    .select(["booking.changeNoticeHours", "booking.startsAt"])
    .select(["sale.amountCents", "sale.refundedCents", "sale.isHeld"])
    .where("booking.businessId", "=", id)
    .execute();
  expect(paid.length).toBeGreaterThan(50);
  for (const one of paid) {
    expect(one.amountCents).toBe(one.dueNowCents);
    expect(one.isHeld).toBe(false);
    if (one.status === "completed") expect(one.refundedCents).toBe(0);
    if (one.status === "no_show")
      expect(one.amountCents - one.refundedCents).toBe(one.maxRetainedCents);
    // The share of a visit that can still be cancelled for free would be with us.
    if (one.status === "confirmed")
      expect(one.startsAt.getTime() - Date.now()).toBeLessThan(24 * 3_600_000);
  }
  expect(paid.map(({ status }) => status)).toEqual(
    expect.arrayContaining(["completed", "no_show", "cancelled"]),
  );
});

test("nobody gets an email about an invented visit", async () => {
  await prepareBusiness("mama-nyota-braiding", "Cornrows, adult", 7_000);
  await load();
  const asked: unknown[] = [];
  const tasks = {
    enqueue: async (_tx: unknown, _task: unknown, payload: unknown) => void asked.push(payload),
  };
  await inviteToReview({ db: app.db, clock: () => new Date(), tasks });
  expect(asked).toEqual([]);
  const { rows } = await sql`
    select from bookings.booking where reminded_for is distinct from starts_at`.execute(app.db);
  expect(rows).toEqual([]);
});

test("the same day brings the same visits", async () => {
  const read = async () => {
    await prepareBusiness("ndole-locs", "Loc retwist", 11_500);
    await load();
    const { rows } = await sql<{ id: string; startsAt: Date; customerName: string }>`
      select id, starts_at as "startsAt", customer_name as "customerName", price_cents as "priceCents"
      from bookings.booking order by id`.execute(app.db);
    return rows;
  };
  const first = await read();
  expect(first.length).toBeGreaterThan(30);
  expect(await read()).toEqual(first);
});

test("every hair business of the demo says something of its own", () => {
  const terms = [...salonTerms.values()];
  expect(terms).toHaveLength(40);
  expect(new Set(terms.map(({ message }) => message)).size).toBe(40);
  const people = terms.flatMap(({ team = [] }) => team);
  expect(new Set(people).size).toBe(people.length);
  for (const { team = [], chairs } of terms) {
    expect(team.length).toBeLessThanOrEqual(5);
    if (chairs) expect(chairs).toBeLessThan(team.length);
  }
});

test("a braider has sizes, lengths, extras and a preparation list", async () => {
  const id = await prepareBusiness("hiwet-hair-and-braids", "Knotless braids, medium", 14_000);
  await load();
  const [braids] = (await readSettings(id)).services;
  expect(braids).toMatchObject({
    title: "Knotless braids",
    priceCents: 14_000,
    styles: { sizes: ["Jumbo", "Large", "Medium", "Small"] },
    extras: [{ name: "Hair supplied" }, {}, {}],
  });
  expect(braids.styles.cells).toHaveLength(11);
  const { rows } = await sql<{ styled: number; all: number }>`
    select count(style)::int as styled, count(*)::int as all from bookings.booking
    where business_id = ${id}`.execute(app.db);
  expect(rows[0]?.styled).toBeGreaterThan(0);
  expect(rows[0]?.styled).toBe(rows[0]?.all);
});
