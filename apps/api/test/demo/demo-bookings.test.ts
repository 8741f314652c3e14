import { makeDemoCrowd } from "@boab/demo/crowd";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { insertListing } from "../factories/directory.ts";
import { useTestApp } from "../harness.ts";
import { loadDemoBookings } from "./bookings.ts";
import { loadCrowd } from "./demo-crowd.ts";

const app = useTestApp();

test("businesses with prices take bookings, and loading twice adds nothing twice", async () => {
  await loadCrowd(app.db, makeDemoCrowd());
  const id = await insertListing(app.db);
  await sql`insert into directory.price (id, business_id, position, title, amount_cents)
    values (gen_random_uuid(), ${id}, 0, 'Wash', 3525)`.execute(app.db);
  const load = () => loadDemoBookings(app.services, app.config);
  expect(await load()).toMatch(/^1 demo businesses that take bookings \([1-9]\d* new bookings\)$/);
  expect(await load()).toMatch(/\(0 new bookings\)$/);
  const { rows } = await sql<{ statuses: string[] }>`
    select array_agg(distinct status order by status) as statuses from bookings.booking`.execute(
    app.db,
  );
  expect(rows[0]?.statuses).toEqual(expect.arrayContaining(["completed", "confirmed"]));
  const found = await app.call("GET", "/dir/business?sort=soonest");
  expect(found.json().data.map((card: { id: string }) => card.id)).toEqual([id]);
  const slots = await app.call("GET", `/dir/business/${id}/booking-settings`);
  expect(slots.json()).toMatchObject({ acceptsBookings: true, services: [{ priceCents: 3_550 }] });
  // Two of its team have agreed to be named.
  expect(slots.json().team).toHaveLength(2);
});

test("a braider has sizes, lengths, extras and a preparation list", async () => {
  await loadCrowd(app.db, makeDemoCrowd());
  const id = await insertListing(app.db);
  await sql`insert into directory.price (id, business_id, position, title, amount_cents)
    values (gen_random_uuid(), ${id}, 0, 'Knotless braids, medium', 14000)`.execute(app.db);
  await loadDemoBookings(app.services, app.config);
  const settings = await app.call("GET", `/dir/business/${id}/booking-settings`);
  const [braids] = settings.json().services;
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
