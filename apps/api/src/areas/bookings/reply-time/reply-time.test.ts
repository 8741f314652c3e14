import { beforeAll, expect, test } from "vitest";
import { book, insertLink, makeStudio, type Studio } from "#test/factories/bookings.ts";
import { insertListing } from "#test/factories/directory.ts";
import { getDayAhead, insertBooking } from "#test/factories/stored-bookings.ts";
import { useTestApp } from "#test/harness.ts";
import { explainQueries, runFillStatements } from "#test/plans.ts";
import { summarizeAnswerTimes } from "./reply-time.repository.ts";

const app = useTestApp();
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
let studio: Studio;

beforeAll(async () => {
  studio = await makeStudio(app);
});

const readMinutes = async (id: string) =>
  (await app.call("GET", `/dir/business/${id}/reply-time`)).json().minutes;

const readAnsweredAt = async (id: string) =>
  (
    await app.db
      .selectFrom("bookings.booking")
      .select("answeredAt")
      .where("id", "=", id)
      .executeTakeFirstOrThrow()
  ).answeredAt;

/** A request that reached the business `days` ago and was answered so many minutes later. */
async function insertAnswered(businessId: string, minutes: number, days = 1, linkMinutes = 0) {
  const id = await insertBooking(app.db, { businessId, status: "requested" });
  const createdAt = new Date(Date.now() - days * dayMs);
  const reachedAt = new Date(createdAt.getTime() + linkMinutes * minuteMs);
  await app.db
    .updateTable("bookings.booking")
    .set({
      createdAt,
      verifiedAt: reachedAt,
      answeredAt: new Date(reachedAt.getTime() + minutes * minuteMs),
    })
    .where("id", "=", id)
    .execute();
}

test("V10 the usual reply is the median of 90 days, from ten answers on", async () => {
  const businessId = await insertListing(app.db);
  for (const minutes of [5, 10, 20, 30, 90, 110, 240, 300, 600])
    await insertAnswered(businessId, minutes);
  expect(await readMinutes(businessId)).toBeNull();
  // One answer of long ago counts no more.
  await insertAnswered(businessId, 1, 120);
  expect(await readMinutes(businessId)).toBeNull();
  // The time that the guest took to open their link isn't the business's.
  await insertAnswered(businessId, 100, 2, 700);
  expect(await readMinutes(businessId)).toBe(95);
});

test("confirming and declining are answers; a request that lost its time to another is none", async () => {
  const date = getDayAhead(9);
  const change = (id: string, action: string) =>
    app.call("PUT", `/dir/bookings/${id}`, { as: studio.owner, body: { action } });
  const confirmed = await book(app, studio, { date, start: "09:00" });
  const overlapping = await book(app, studio, { date, start: "09:00" });
  const declined = await book(app, studio, { date, start: "11:00" });
  const withdrawn = await book(app, studio, { date, start: "13:00" });
  await change(confirmed.id, "confirm");
  await change(declined.id, "decline");
  const token = await insertLink(app, withdrawn.id);
  await app.call("PUT", "/dir/booking-links", { body: { token, action: "cancel" } });
  const firstAnswer = await readAnsweredAt(confirmed.id);
  expect(firstAnswer).not.toBeNull();
  expect(await readAnsweredAt(declined.id)).not.toBeNull();
  expect(await readAnsweredAt(overlapping.id)).toBeNull();
  expect(await readAnsweredAt(withdrawn.id)).toBeNull();
  // Whatever follows is no first answer.
  await change(confirmed.id, "cancel");
  expect(await readAnsweredAt(confirmed.id)).toEqual(firstAnswer);
});

test("an index finds the answers of one business among those of many", async () => {
  const { migrationUrl } = app.config.database;
  await runFillStatements(
    migrationUrl,
    `insert into bookings.booking (id, business_id, customer_name, starts_at, ends_at, blocked,
       time_zone, payment_status, status, created_at, answered_at)
     select 'BOOK-' || upper(lpad(to_hex(n), 8, '0')), '${studio.id}', 'Abuk', at, at + interval '1 hour',
       tstzrange(at, at + interval '1 hour'), 'Australia/Melbourne', 'pay later', 'declined', at,
       case when n % 5 = 0 then at + interval '1 hour' end
     from (select n, now() - n * interval '2 hours' as at from generate_series(1, 5000) n) as old`,
    "analyze bookings.booking",
  );
  const since = new Date(Date.now() - 90 * dayMs);
  const [seen] = await explainQueries(migrationUrl, (db) =>
    summarizeAnswerTimes(db, studio.id, since),
  );
  expect(seen?.plan).toContain("booking_answered");
});
