import type { ListingPage } from "@boab/contracts/directory/search";
import { addCalendarDays } from "@boab/contracts/directory/special-days";
import { readClock } from "@boab/format/zones";
import { beforeEach, describe, expect, test } from "vitest";
import {
  book,
  makeStudio,
  type Studio,
  saveSettings,
  studioServices,
  styledService,
} from "#test/factories/bookings.ts";
import { deleteListings } from "#test/factories/directory.ts";
import { getDayAhead } from "#test/factories/stored-bookings.ts";
import { useTestApp } from "#test/harness.ts";
import { runTasks } from "#test/run-tasks.ts";
import { fillFreeTimes } from "./refresh-free-times.ts";

const app = useTestApp();
const day = getDayAhead(7);

async function search(query: Record<string, string> = {}): Promise<ListingPage> {
  await runTasks(app.services);
  const response = await app.call("GET", `/dir/business?${new URLSearchParams(query)}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const listIds = async (query: Record<string, string>) =>
  (await search(query)).data.map(({ id }) => id);

/** The times of a card as its business's clock shows them. */
async function listTimes(studio: Studio, query: Record<string, string> = { day }) {
  const { data } = await search(query);
  const free = data.find(({ id }) => id === studio.id)?.free;
  return free?.times.map(
    ({ startsAt }) => readClock(new Date(startsAt), "Australia/Melbourne").time,
  );
}

let studio: Studio;

beforeEach(async () => {
  await deleteListings(app.db);
  studio = await makeStudio(app, { confirmsInstantly: true });
});

describe("V3 a search for a day", () => {
  test("finds who is free, with the first times of the owner's first service", async () => {
    const { data, total, askTotal } = await search({ day });
    expect(data.map(({ id }) => id)).toEqual([studio.id]);
    expect(data[0]?.free).toMatchObject({
      service: {
        id: studio.settings.services[0]?.id,
        title: "Knotless braids",
        priceCents: 22_000,
        durationMinutes: 120,
        depositCents: null,
      },
      confirmsInstantly: true,
      // Every half hour from nine to three.
      more: 10,
    });
    expect(data[0]?.free?.times.map(({ date }) => date)).toEqual([day, day, day]);
    expect(await listTimes(studio)).toEqual(["09:00", "09:30", "10:00"]);
    expect([total, askTotal]).toEqual([
      { count: 1, isCapped: false },
      { count: 0, isCapped: false },
    ]);
  });

  test("names the service that matches the words", async () => {
    const { data } = await search({ day, q: "trim" });
    expect(data[0]?.free?.service).toMatchObject({ title: "Trim", depositCents: 1_000 });
    expect(data[0]?.free?.more).toBe(13);
  });

  test("leaves out a time that was booked, and shows it again once it was cancelled", async () => {
    const customer = await app.signIn();
    const { id } = await book(app, studio, { start: "09:30" }, customer);
    expect(await listTimes(studio, { day, q: "trim" })).toEqual(["09:00", "10:00", "10:30"]);
    expect(await listTimes(studio)).toEqual(["10:00", "10:30", "11:00"]);
    await app.call("PUT", `/dir/bookings/${id}`, { as: customer, body: { action: "cancel" } });
    expect(await listTimes(studio, { day, q: "trim" })).toEqual(["09:00", "09:30", "10:00"]);
  });

  test("is narrowed to a part of the day", async () => {
    expect(await listTimes(studio, { day, part: "afternoon" })).toEqual([
      "12:00",
      "12:30",
      "13:00",
    ]);
    expect(await listIds({ day, part: "evening" })).toEqual([]);
  });

  test("counts apart where a time is asked for", async () => {
    const asked = await makeStudio(app, { confirmsInstantly: false });
    // A day of its own, because totals are kept for a while.
    const { data, total, askTotal } = await search({ day: getDayAhead(8) });
    expect(data.find(({ id }) => id === asked.id)?.free?.confirmsInstantly).toBe(false);
    expect([total?.count, askTotal?.count]).toEqual([2, 1]);
  });

  test.each<[string, object]>([
    ["takes no bookings", { acceptsBookings: false }],
    ["needs more notice by days", { noticeDays: 8 }],
    ["needs more notice by hours", { noticeHours: 240 }],
    ["doesn't open its calendar that far", { daysAhead: 6 }],
    ["has the day off", { daysOff: [{ from: day, until: day, note: "" }] }],
    ["has too short a day", { daily: { startTime: "09:00", endTime: "10:30" } }],
  ])("leaves out a business that %s", async (_, changes) => {
    await saveSettings(app, studio.owner, studio.id, changes);
    expect(await listIds({ day })).toEqual([]);
  });

  test("leaves out a business that closes on that day", async () => {
    const path = `/dir/business/${studio.id}`;
    const { version } = (await app.call("GET", `${path}/editing`, { as: studio.owner })).json();
    const specialDays = [{ date: day, kind: "closed", windows: [], note: "" }];
    const saved = await app.call("PUT", path, { as: studio.owner, body: { version, specialDays } });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await listIds({ day })).toEqual([]);
  });

  test("shows the times of the shortest style, its price and both ends of its time", async () => {
    await saveSettings(app, studio.owner, studio.id, { services: [styledService] });
    const { data } = await search({ day });
    const { cells } = styledService.styles;
    const shortest = Math.min(...cells.map(({ minutesTo }) => minutesTo));
    const free = data[0]?.free;
    expect(free?.service).toMatchObject({
      priceCents: Math.min(...cells.map(({ priceCents }) => priceCents)),
      shortestMinutes: Math.min(...cells.map(({ minutesFrom }) => minutesFrom)),
      durationMinutes: Math.max(...cells.map(({ minutesTo }) => minutesTo)),
    });
    // Every half hour from nine, as long as the visit ends by five.
    expect((free?.times.length ?? 0) + (free?.more ?? 0)).toBe((480 - shortest) / 30 + 1);
  });

  test("offers what can be booked without a service", async () => {
    await saveSettings(app, studio.owner, studio.id, { services: [] });
    const { data } = await search({ day });
    expect(data[0]?.free).toMatchObject({ service: null, more: 13 });
  });

  test.each([addCalendarDays(getDayAhead(0), -2), getDayAhead(63)])(
    "is refused for %s",
    async (outside) => {
      const response = await app.call("GET", `/dir/business?day=${outside}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().fields).toEqual({ day: "Choose a day within the next 60 days." });
    },
  );

  test("may be kept by others for ten seconds", async () => {
    const response = await app.call("GET", `/dir/business?day=${day}`);
    expect(response.headers["cache-control"]).toBe("public, s-maxage=4, stale-while-revalidate=1");
  });
});

test("without a day a card shows the first time of each of the next days", async () => {
  await saveSettings(app, studio.owner, studio.id, {
    noticeDays: 2,
    daysOff: [{ from: getDayAhead(3), until: getDayAhead(3), note: "" }],
  });
  const { data } = await search();
  expect(data[0]?.free?.times.map(({ date }) => date)).toEqual([
    getDayAhead(2),
    getDayAhead(4),
    getDayAhead(5),
  ]);
  expect(data[0]?.free?.more).toBe(0);
});

test("the soonest free come first, page by page", async () => {
  await saveSettings(app, studio.owner, studio.id, { noticeDays: 5 });
  const later = await makeStudio(app, { noticeDays: 9 });
  const sooner = await makeStudio(app, { noticeDays: 2 });
  await makeStudio(app, { acceptsBookings: false });
  const first = await search({ sort: "soonest", limit: "2" });
  expect(first.data.map(({ id }) => id)).toEqual([sooner.id, studio.id]);
  const rest = await search({ sort: "soonest", limit: "2", cursor: first.nextCursor ?? "" });
  expect(rest.data.map(({ id }) => id)).toEqual([later.id]);
  expect(first.total?.count).toBe(3);
});

test("a business that no change announced is filled in, and each night gets another day", async () => {
  await runTasks(app.services);
  await app.db.deleteFrom("directory.bookingOffer").execute();
  await app.db.updateTable("bookings.settings").set({ freeUntil: null }).execute();
  expect(await listIds({ day })).toEqual([]);
  await fillFreeTimes({ db: app.db, clock: () => new Date() });
  expect(await listIds({ day })).toEqual([studio.id]);
});

test("a changed service keeps its place in the search", async () => {
  const [braids, ...others] = studio.settings.services;
  if (!braids) throw new Error("The studio has services.");
  await saveSettings(app, studio.owner, studio.id, {
    services: [{ ...studioServices[0], id: braids.id, durationMinutes: 480 }, ...others],
  });
  const { data } = await search({ day });
  expect(data[0]?.free).toMatchObject({ service: { durationMinutes: 480 }, more: 0 });
  expect(data[0]?.free?.times).toHaveLength(1);
});
