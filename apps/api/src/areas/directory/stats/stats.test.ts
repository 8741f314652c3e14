import { settings } from "@boab/contracts/admin/settings";
import type { BusinessExtras } from "@boab/contracts/directory/businesses";
import { beforeAll, describe, expect, test } from "vitest";
import { systemClock } from "#platform/clock/clock.ts";
import { visitor } from "#platform/http/actor.ts";
import { makeMember } from "#test/actors.ts";
import { insertListing } from "#test/factories/directory.ts";
import { makePerson, useTestApp } from "#test/harness.ts";
import { makeMemoryLog } from "#test/memory-log.ts";
import { readBusiness } from "../businesses/read-business.ts";
import { makeReadStats } from "./read-stats.ts";
import { sumViews } from "./stats.repository.ts";
import { makeViewCounter } from "./view-counter.ts";

const app = useTestApp();

const initialSettings = Object.fromEntries(
  Object.entries(settings).map(([key, setting]) => [key, setting.initial]),
) as Awaited<ReturnType<Parameters<typeof makeReadStats>[0]["settings"]["read"]>>;

const makeStatsReader = (confirmedByOwner: boolean, clock = () => new Date()) => {
  const statsOffsets = { ...initialSettings.statsOffsets, confirmedByOwner };
  return makeReadStats({
    db: app.db,
    clock,
    settings: { read: async () => ({ ...initialSettings, statsOffsets }) },
  });
};

beforeAll(async () => {
  for (let count = 0; count < 3; count++) await insertListing(app.db);
  await insertListing(app.db, { isLive: false });
  await insertListing(app.db, { isWithheld: true });
  await insertListing(app.db, { deleteRequestedAt: new Date() });
});

describe("the figures of the directory", () => {
  test("X-38 are the real counts until the owner has confirmed what to add", async () => {
    const response = await app.call("GET", "/dir/stats");
    expect(response.json()).toEqual({ views: 0, members: 6, businesses: 3 });
    expect(response.headers["cache-control"]).toMatch(/^public/);
    expect(await makeStatsReader(false)()).toEqual({ views: 0, members: 6, businesses: 3 });
  });

  test("DIR-HOME-07 X-38 include 10,000 views, 160 members and 2 businesses less once confirmed", async () => {
    expect(await makeStatsReader(true)()).toEqual({ views: 10_000, members: 166, businesses: 1 });
  });

  test("count a member once their email is proven", async () => {
    const before = await makeStatsReader(false)();
    const { userId } = await app.signInAs({ ...makePerson(), emailVerified: false });
    expect((await makeStatsReader(false)()).members).toBe(before.members);
    await app.db
      .updateTable("accounts.profile")
      .set({ emailVerified: true })
      .where("id", "=", userId)
      .execute();
    expect((await makeStatsReader(false)()).members).toBe(before.members + 1);
  });

  test("are counted once a minute, not with every request", async () => {
    let now = new Date("2026-11-15T00:00:00Z");
    const read = makeStatsReader(false, () => now);
    const before = await read();
    await insertListing(app.db);
    now = new Date("2026-11-15T00:00:59Z");
    expect(await read()).toEqual(before);
    now = new Date("2026-11-15T00:01:00Z");
    expect((await read()).businesses).toBe(before.businesses + 1);
  });
});

test("a visit to the page of a public listing counts as one view, a look at a hidden one as none", async () => {
  const [shown, hidden] = [
    await insertListing(app.db),
    await insertListing(app.db, { isLive: false }),
  ];
  const viewedIds: string[] = [];
  const views = { count: (id: string) => void viewedIds.push(id), flush: async () => {} };
  const otherAreas = {
    readBookingSettings: async () => ({}) as BusinessExtras["bookingSettings"],
    listJobPostings: async () => [],
    readReviewSummary: async () => ({}) as BusinessExtras["reviewSummary"],
  };
  const deps = { db: app.db, clock: systemClock, views, beside: otherAreas };
  await readBusiness(deps, visitor, shown);
  await readBusiness(deps, makeMember({ adminStatus: "Admin" }), hidden);
  expect(viewedIds).toEqual([shown]);
});

describe("views", () => {
  const getViews = (day: string) =>
    app.db
      .selectFrom("directory.viewDay")
      .select("views")
      .where("day", "=", new Date(`${day}T00:00:00`))
      .executeTakeFirst();

  test("of several processes are added to the listing and to the day in Sydney", async () => {
    const clock = () => new Date("2026-11-14T14:00:00Z");
    const viewedListingId = await insertListing(app.db);
    const deps = { db: app.db, clock, log: makeMemoryLog().log };
    const [one, two] = [makeViewCounter(deps), makeViewCounter(deps)];
    for (let count = 0; count < 5; count++) one.count(viewedListingId);
    two.count(viewedListingId);
    two.count("BUS-00000000");
    await Promise.all([one.flush(), two.flush()]);
    await one.flush();
    expect(await getViews("2026-11-15")).toEqual({ views: 7 });
    expect(await getViews("2026-11-14")).toBeUndefined();
    const listingViewRows = await app.db
      .selectFrom("directory.listingViewDay")
      .select(["businessId", "views"])
      .execute();
    expect(listingViewRows).toEqual([{ businessId: viewedListingId, views: 6 }]);
  });

  test("are written automatically after a while", async () => {
    const before = await sumViews(app.db);
    const deps = { db: app.db, clock: () => new Date(), log: makeMemoryLog().log };
    makeViewCounter(deps, 10).count("BUS-00000000");
    await expect.poll(() => sumViews(app.db)).toBe(before + 1);
  });

  test("are kept while the database is down, and the log says so", async () => {
    const { log, lines } = makeMemoryLog();
    const before = await sumViews(app.db);
    let isClockFailing = true;
    const clock = () => {
      if (isClockFailing) throw new Error("planted fault");
      return new Date();
    };
    const counter = makeViewCounter({ db: app.db, clock, log }, 60_000);
    counter.count("BUS-00000000");
    await counter.flush();
    expect(await sumViews(app.db)).toBe(before);
    expect(lines).toMatchObject([{ err: { message: "planted fault" } }]);
    isClockFailing = false;
    counter.count("BUS-00000000");
    await counter.flush();
    expect(await sumViews(app.db)).toBe(before + 2);
  });
});
