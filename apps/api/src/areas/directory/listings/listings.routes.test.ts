import { randomUUID } from "node:crypto";
import { defaultWeekHours, type WeekHours } from "@boab/contracts/directory/hours";
import type { ListingPage } from "@boab/contracts/directory/search";
import { beforeEach, describe, expect, test } from "vitest";
import { writeCursor } from "#platform/http/cursor.ts";
import {
  deleteListings,
  insertListing,
  insertListings,
  type ListingOverrides,
} from "#test/factories/directory.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";
import { roles } from "#test/roles.ts";

const app = useTestApp();

const send = (query: Record<string, string>, as?: SignedIn) =>
  app.call("GET", `/dir/business?${new URLSearchParams(query)}`, as && { as });

async function search(query: Record<string, string>, as?: SignedIn): Promise<ListingPage> {
  const response = await send(query, as);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const listNames = async (query: Record<string, string>, as?: SignedIn) =>
  (await search(query, as)).data.map(({ businessName }) => businessName);

const insertAll = (...edits: ListingOverrides[]) => insertListings(app.db, edits);

beforeEach(async () => {
  await deleteListings(app.db);
  await app.db.deleteFrom("directory.searchWord").execute();
});

describe("visibility", () => {
  const hidden: [string, ListingOverrides][] = [
    ["not live", { isLive: false }],
    ["withheld", { isWithheld: true }],
  ];

  test.each(hidden)(
    "DIR-LIST-10 what is %s: visible to owner, editors and staff only",
    async (_what, overrides) => {
      const owner = await app.signIn();
      const editor = await app.signIn();
      const id = await insertListing(app.db, {
        ...overrides,
        ownerId: owner.userId,
        name: "Hidden",
      });
      await app.db
        .insertInto("directory.member")
        .values({ businessId: id, profileId: editor.userId, invitedBy: owner.userId })
        .execute();
      const moderator = await app.signIn({ adminStatus: "Moderator" });
      expect(await listNames({})).toEqual([]);
      for (const as of [owner, editor, moderator]) expect(await listNames({}, as)).toEqual([]);
      for (const as of [owner, editor])
        expect(await listNames({ show: "mine" }, as)).toEqual(["Hidden"]);
      expect(await listNames({ show: "mine" }, moderator)).toEqual([]);
      expect(await listNames({ show: "mine" }, await app.signIn())).toEqual([]);
      expect(await listNames({ show: "all" }, moderator)).toEqual(["Hidden"]);
    },
  );

  test("DIR-LIST-09 what its owner deleted: visible to nobody", async () => {
    const owner = await app.signIn({ adminStatus: "Admin" });
    await insertListing(app.db, { ownerId: owner.userId, deleteRequestedAt: new Date() });
    for (const show of ["public", "mine", "all"])
      expect((await search({ show }, owner)).data, show).toEqual([]);
  });

  test.each(Object.entries(roles))(
    "GUARD-19 scope all: a %s sees everything only as staff",
    async (role, statuses) => {
      const as = statuses && (await app.signIn(statuses));
      const expected = role === "visitor" ? 401 : statuses?.adminStatus ? 200 : 403;
      expect((await send({ show: "all" }, as)).statusCode).toBe(expected);
      expect((await send({ show: "mine" }, as)).statusCode).toBe(role === "visitor" ? 401 : 200);
    },
  );

  test.each(["mine", "all"])("show=%s: not before the approval of the account", async (show) => {
    const pending = { userStatus: "Pending", adminStatus: "Moderator" } as const;
    const owner = await app.signIn(pending);
    await insertListing(app.db, { ownerId: owner.userId, isLive: false });
    expect((await send({ show }, owner)).json().code).toBe("forbidden");
    expect(await listNames({}, owner)).toEqual([]);
  });

  test("GUARD-14 what is live: visible to every visitor, the same as to members, and cacheable without a session", async () => {
    await insertAll({ name: "One" }, { name: "Two" });
    const visitorResponse = await send({});
    const admin = await send({}, await app.signIn({ adminStatus: "Admin" }));
    expect(visitorResponse.json().data).toHaveLength(2);
    expect(admin.body).toBe(visitorResponse.body);
    expect(admin.headers["cache-control"]).toBe("private, no-store");
    expect(visitorResponse.headers["cache-control"]).toMatch(/^public/);
    expect(visitorResponse.headers["set-cookie"]).toBeUndefined();
  });

  test("DIR-LIST-11 X-20 which of them a person may delete: shown to them, and never to editors", async () => {
    const owner = await app.signIn();
    const editor = await app.signIn();
    const staff = await app.signIn({ adminStatus: "Moderator" });
    const id = await insertListing(app.db, { ownerId: owner.userId, name: "Theirs" });
    for (const { userId } of [editor, staff])
      await app.db
        .insertInto("directory.member")
        .values({ businessId: id, profileId: userId, invitedBy: owner.userId })
        .execute();
    const place = { lat: "-37.8", lon: "144.9", sort: "distance" };
    const readRights = async (query: Record<string, string>, as?: SignedIn) =>
      (await search(query, as)).data.map(({ mayDelete }) => mayDelete);
    for (const order of [{}, { q: "theirs" }, place]) {
      expect(await readRights({ ...order, show: "mine" }, owner)).toEqual([true]);
      expect(await readRights({ ...order, show: "mine" }, editor)).toEqual([false]);
      expect(await readRights({ ...order, show: "mine" }, staff)).toEqual([true]);
      expect(await readRights({ ...order, show: "all" }, staff)).toEqual([true]);
      for (const as of [undefined, owner, staff])
        expect(await readRights(order, as)).toEqual([undefined]);
    }
  });

  test.each(["mine", "all"])("show=%s is never kept by anybody", async (show) => {
    const response = await send({ show }, await app.signIn({ adminStatus: "Admin" }));
    expect(response.headers["cache-control"]).toBe("private, no-store");
  });

  test("a card reveals nothing about the owner, the street or the postcode", async () => {
    const owner = await app.signIn();
    await insertListing(app.db, { ownerId: owner.userId });
    const { body } = await send({});
    for (const secret of [owner.userId, "Hidden Lane", "3011", "shop@people.example", "0390000000"])
      expect(body).not.toContain(secret);
  });
});

describe("the order", () => {
  test("DIR-LIST-08 is priority, then newest", async () => {
    await insertAll(
      { name: "Old", createdAt: "2026-01-01T00:00:00Z" },
      { name: "New", createdAt: "2026-01-03T00:00:00Z" },
      { name: "Paid", priority: 50, createdAt: "2026-01-02T00:00:00Z" },
      { name: "Last", priority: 200, createdAt: "2026-01-04T00:00:00Z" },
    );
    const { data } = await search({});
    expect(data.map(({ businessName, isSpotlight }) => [businessName, isSpotlight])).toEqual([
      ["Paid", true],
      ["New", false],
      ["Old", false],
      ["Last", false],
    ]);
  });

  test("with words puts names that contain them first, within the same priority", async () => {
    await insertAll(
      { name: "Suya Spot", createdAt: "2026-01-01T00:00:00Z" },
      { name: "Lagos Grill", description: "Best suya.", createdAt: "2026-01-03T00:00:00Z" },
      {
        name: "Paid Grill",
        description: "Suya too.",
        priority: 50,
        createdAt: "2026-01-02T00:00:00Z",
      },
      { name: "Jollof House", createdAt: "2026-01-04T00:00:00Z" },
    );
    expect(await listNames({ q: "suya" })).toEqual(["Paid Grill", "Suya Spot", "Lagos Grill"]);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ListingPage = await search({ q: "suya", limit: "1", ...(cursor && { cursor }) });
      seen.push(...page.data.map(({ businessName }) => businessName));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual(["Paid Grill", "Suya Spot", "Lagos Grill"]);
  });
});

describe("words", () => {
  beforeEach(() =>
    insertAll(
      {
        name: "Mama’s Kitchen",
        description: "Jollof/suya.Egusi on Fridays",
        category: "Restaurants",
      },
      { name: "Café Sèwa", description: "Coffee", offers: "Enjera platter", city: "St Albans" },
      { name: "Crown Salon", description: "Plaits and locs", category: "Services" },
    ),
  );

  test.each([
    ["mama's kitchen", ["Mama’s Kitchen"]],
    ["MAMA", ["Mama’s Kitchen"]],
    ["kit", ["Mama’s Kitchen"]],
    ["kitchen mama", ["Mama’s Kitchen"]],
    ["suya", ["Mama’s Kitchen"]],
    ["egusi friday", ["Mama’s Kitchen"]],
    ["cafe sewa", ["Café Sèwa"]],
    ["CAFÉ", ["Café Sèwa"]],
    ["st albans", ["Café Sèwa"]],
    ["platters", ["Café Sèwa"]],
    ["restaura", ["Mama’s Kitchen"]],
    ["restaurant", ["Mama’s Kitchen"]],
    ["suya coffee", []],
    ["ama", []],
    ["hidden lane", []],
    ["3011", []],
  ])("%j find exactly %j", async (q, names) => {
    expect(await listNames({ q, exact: "1" })).toEqual(names);
  });

  test.each(["!!!", "   ", "&|!"])("%j is no word and filters nothing", async (q) => {
    expect(await listNames({ q })).toHaveLength(3);
  });

  test.each([
    "' | 'mama",
    "mama:*",
    "!mama",
    "'; drop table x; --",
    "\\",
    "<->",
    "mama & ",
    "ŉ ½ ﷺ",
  ])("%j is treated as text", async (q) => {
    expect((await send({ q })).statusCode).toBe(200);
  });

  test("with the same meaning in the community are searched silently", async () => {
    for (const q of ["injera", "braids", "braiding", "dreadlocks"])
      expect(await search({ q }), q).toMatchObject({ corrected: null, total: { count: 1 } });
    expect(await listNames({ q: "injera platter" })).toEqual(["Café Sèwa"]);
    expect(await listNames({ q: "injera", exact: "1" })).toEqual([]);
  });

  test("with a related meaning in the community are searched too, and the response says so", async () => {
    await insertListing(app.db, { name: "Harare Grill", description: "Sadza every day" });
    const page = await search({ q: "ugali" });
    expect(page.data.map(({ businessName }) => businessName)).toEqual(["Harare Grill"]);
    expect(page.alsoSearchedFor).toContain("sadza");
    const exactPage = await search({ q: "ugali", exact: "1" });
    expect(exactPage).toMatchObject({ data: [], alsoSearchedFor: [] });
  });

  test("of the community may be phrases", async () => {
    await insertListing(app.db, { name: "Addis", description: "Our doro wot is famous" });
    await insertListing(app.db, { name: "Other", description: "wot a doro" });
    expect(await listNames({ q: "doro wat" })).toEqual(["Addis"]);
  });

  test("that are misspelt are replaced by the nearest, and the response says so", async () => {
    const page = await search({ q: "kitchin mama" });
    expect(page.corrected).toBe("kitchen mama");
    expect(page.data.map(({ businessName }) => businessName)).toEqual(["Mama’s Kitchen"]);
    expect(page.total).toEqual({ count: 1, isCapped: false });
    expect(await search({ q: "kitchin", exact: "1" })).toMatchObject({ data: [], corrected: null });
    expect(await search({ q: "xyzzyq" })).toMatchObject({ data: [], corrected: null });
  });

  test("that are misspelt work on every page", async () => {
    await insertAll({ name: "Kitchen Two" }, { name: "Kitchen Three" });
    const first = await search({ q: "kitchin", limit: "2" });
    const second = await search({ q: "kitchin", limit: "2", cursor: first.nextCursor ?? "" });
    expect([...first.data, ...second.data]).toHaveLength(3);
    expect(second).toMatchObject({ corrected: "kitchen", nextCursor: null, total: null });
  });

  test("that are known but filtered out are not replaced", async () => {
    const page = await search({ q: "kitchen", state: "WA" });
    expect(page).toMatchObject({ data: [], corrected: null, total: { count: 0, isCapped: false } });
  });

  test("of hidden listings are never suggested", async () => {
    await insertListing(app.db, { name: "Zanzibar Secret", isLive: false });
    expect(await search({ q: "zanzibarr" })).toMatchObject({ data: [], corrected: null });
  });
});

test("that no visible listing uses any more are forgotten", async () => {
  const id = await insertListing(app.db, { name: "Zanzibar Spices" });
  await insertListing(app.db, { name: "Lagos Braids" });
  await app.db
    .updateTable("directory.business")
    .set({ isLive: false })
    .where("id", "=", id)
    .execute();
  expect(await search({ q: "zanzibarr" })).toMatchObject({ data: [], corrected: null });
  const task = app.services.taskHandlers.find(
    ({ kind }) => kind.name === "directory.delete-unused-words",
  );
  await task?.run({}, randomUUID());
  const words = await app.db.selectFrom("directory.searchWord").select("word").execute();
  const remaining = words.map(({ word }) => word);
  expect(remaining).toContain("braids");
  expect(remaining).not.toContain("zanzibar");
});

describe("filters", () => {
  test("DIR-LIST-05 X-18 DIR-LIST-12 categories: four, and Education once a listing has it", async () => {
    const listOfferedCategories = async () =>
      (await app.call("GET", "/dir/categories")).json().data;
    const fourCategories = ["Restaurants", "Services", "Retail", "Health"];
    expect(await listOfferedCategories()).toEqual(fourCategories);
    await insertListing(app.db, { category: "Education", isLive: false });
    expect(await listOfferedCategories()).toEqual(fourCategories);
    await insertListing(app.db, { category: "Education", name: "Tutors" });
    expect(await listOfferedCategories()).toEqual([...fourCategories, "Education"]);
    expect(await listNames({ category: "Education" })).toEqual(["Tutors"]);
    expect(await listNames({ category: "Health" })).toEqual([]);
  });

  test("DIR-LIST-06 by each of the eight states", async () => {
    const states = ["NSW", "VIC", "QLD", "SA", "WA", "TAS", "NT", "ACT"] as const;
    await insertAll(...states.map((state) => ({ state, name: `In ${state}` })));
    for (const state of states) expect(await listNames({ state })).toEqual([`In ${state}`]);
  });

  test("by the bounds of the map", async () => {
    await insertAll(
      { name: "Inside", suburbCentre: { latitude: -37.8, longitude: 144.9 } },
      { name: "North", suburbCentre: { latitude: -37.6, longitude: 144.9 } },
      { name: "East", suburbCentre: { latitude: -37.8, longitude: 145.2 } },
    );
    expect(await listNames({ bounds: "144.8,-37.9,145,-37.7" })).toEqual(["Inside"]);
    // A wide map is bounded by parallels, not by the shortest paths between its corners.
    await insertListing(app.db, {
      name: "Edge",
      suburbCentre: { latitude: -10.2, longitude: 132 },
    });
    expect(await listNames({ bounds: "112,-12,152,-10" })).toEqual(["Edge"]);
  });

  test("X-33 by what is open now, in the time zone of each business", async () => {
    const closed = { open: "09:00", close: "17:00", closed: true, open24: false };
    const alwaysOpenDays: WeekHours = Object.fromEntries(
      Object.keys(defaultWeekHours).map((day) => [day, { ...closed, closed: false, open24: true }]),
    ) as WeekHours;
    const neverOpenDays: WeekHours = Object.fromEntries(
      Object.keys(defaultWeekHours).map((day) => [day, closed]),
    ) as WeekHours;
    await insertAll(
      { name: "Open", days: alwaysOpenDays },
      { name: "Shut", days: neverOpenDays },
      { name: "Unknown" },
    );
    const { data } = await search({ open: "1" });
    expect(data).toMatchObject([
      { businessName: "Open", opening: { isOpen: true, changesAt: null } },
    ]);
    const cards = (await search({})).data;
    expect(Object.fromEntries(cards.map((card) => [card.businessName, card.opening]))).toEqual({
      Open: { isOpen: true, changesAt: null },
      Shut: { isOpen: false, changesAt: null },
      Unknown: null,
    });
  });
});

describe("distance", () => {
  const place = { lat: "-37.8", lon: "144.9" };
  const at = (latitude: number, longitude: number) => ({ latitude, longitude });

  beforeEach(() =>
    insertAll(
      { name: "Here", suburbCentre: at(-37.8, 144.9) },
      { name: "Near", suburbCentre: at(-37.82, 144.9) },
      { name: "Far", suburbCentre: at(-37.9, 144.9) },
    ),
  );

  test("DIR-LIST-07 a radius leaves out what is beyond it; shown to 100 m", async () => {
    expect(await listNames({ ...place, radius: "3" })).toEqual(["Near", "Here"]);
    const { data } = await search({ ...place, sort: "distance" });
    expect(data.map(({ businessName, distanceKm }) => [businessName, distanceKm])).toEqual([
      ["Here", 0],
      ["Near", 2.2],
      ["Far", 11.1],
    ]);
  });

  test("ordered by it, a page may end a hair's breadth away", async () => {
    await insertListing(app.db, { name: "Next door", suburbCentre: at(-37.8000000001, 144.9) });
    const query = { ...place, sort: "distance", limit: "2" };
    const first = await search(query);
    expect(first.data.map(({ businessName }) => businessName)).toEqual(["Here", "Next door"]);
    const cursor = first.nextCursor ?? "";
    expect(await listNames({ ...query, cursor })).toEqual(["Near", "Far"]);
  });

  test("ordered by it, listings without a location are neither shown nor counted", async () => {
    const id = await insertListing(app.db, { name: "Nowhere" });
    await app.db
      .updateTable("directory.business")
      .set({ suburbCentre: null })
      .where("id", "=", id)
      .execute();
    expect((await search({ ...place })).total?.count).toBe(4);
    const nearest = await search({ ...place, sort: "distance" });
    expect(nearest.data).toHaveLength(3);
    expect(nearest.total?.count).toBe(3);
  });

  test("X-21 can be measured from a suburb", async () => {
    const suburb = {
      id: 7,
      name: "Footscray",
      postcode: "3011",
      state: "VIC",
      ...at(-37.8, 144.9),
    } as const;
    await app.db.insertInto("directory.suburb").values(suburb).execute();
    const page = await search({ suburb: "7", radius: "1" });
    expect(page.place).toEqual(suburb);
    expect(page.data.map(({ businessName }) => businessName)).toEqual(["Here"]);
    expect((await send({ suburb: "8" })).json().fields).toHaveProperty("suburb");
  });

  test.each<[string, Record<string, string>]>([
    ["a radius without a place", { radius: "5" }],
    ["the order of distance without a place", { sort: "distance" }],
    ["half a place", { lat: "-37.8", radius: "5" }],
    ["no radius", { ...place, radius: "0" }],
    ["too wide a radius", { ...place, radius: "501" }],
    ["a place off the globe", { lat: "91", lon: "0", radius: "5" }],
    ["too many at once", { limit: "49" }],
    ["a map inside out", { bounds: "145,-37,144,-38" }],
    ["another category", { category: "Weapons" }],
    ["another state", { state: "NZ" }],
    ["a cursor of ours for another order", { cursor: writeCursor(["1.5", "BUS-00000001"]) }],
    ["SQL as a cursor", { cursor: writeCursor(["1", "0", "now()'--", "BUS-00000001"]) }],
    [
      "SQL as a distance",
      { ...place, sort: "distance", cursor: writeCursor(["1'--", "BUS-00000001"]) },
    ],
    [
      "an endless distance",
      { ...place, sort: "distance", cursor: writeCursor(["NaN", "BUS-00000001"]) },
    ],
    ["NUL", { q: "a\0b" }],
    ["an unknown filter", { owner: "somebody" }],
  ])("%s is refused", async (_what, query) => {
    expect((await send(query)).statusCode).toBe(400);
  });
});

describe("X-21 a hidden entrance", () => {
  const centre = { latitude: -37.8, longitude: 144.9 };
  const doors = [
    { latitude: -37.815, longitude: 144.93 },
    { latitude: -37.78, longitude: 144.88 },
  ];
  const overrides = {
    id: "BUS-HIDDEN22",
    name: "Home Salon",
    hideAddress: true,
    suburbCentre: centre,
  };
  const searchPoints = [centre, ...doors].map(({ latitude, longitude }) => ({
    lat: String(latitude),
    lon: String(longitude),
  }));

  async function collectOracleResponses() {
    const responses: string[] = [];
    for (const from of searchPoints) {
      for (const radius of ["1", "2", "3", "4", "5"])
        responses.push((await send({ ...from, radius })).body);
      responses.push((await send({ ...from, sort: "distance" })).body);
      responses.push((await send({ ...from, sort: "distance", limit: "1" })).body);
      responses.push((await send({ ...from, sort: "near", radius: "5" })).body);
    }
    for (const { latitude, longitude } of doors) {
      const [west, south] = [longitude - 0.005, latitude - 0.005];
      const bounds = [west, south, longitude + 0.005, latitude + 0.005];
      const area = bounds.map((side) => side.toFixed(4)).join(",");
      responses.push((await send({ bounds: area })).body);
      responses.push((await app.call("GET", `/dir/map?zoom=15&bounds=${area}`)).body);
    }
    return responses;
  }

  test("cannot be found by any radius, order, map or page: the centre of the suburb counts", async () => {
    const createdAt = "2026-01-01T00:00:00Z";
    const ownerId = (await app.signIn()).userId;
    const other = { createdAt, ownerId, name: "Neighbour", id: "BUS-OPEN2222" };
    const oracleResponses: string[][] = [];
    for (const door of doors) {
      await app.db.deleteFrom("directory.business").execute();
      await app.db.deleteFrom("directory.slug").execute();
      await insertAll(
        { ...overrides, ownerId, createdAt, door },
        { ...other, suburbCentre: doors[0] ?? centre },
      );
      oracleResponses.push(await collectOracleResponses());
    }
    expect(oracleResponses[1]).toEqual(oracleResponses[0]);
    const [card] = (await search({ lat: "-37.8", lon: "144.9", radius: "1" })).data;
    expect(card).toMatchObject({ point: { ...centre, isExact: false }, distanceKm: null });
  });

  test("that is no longer hidden counts where it is", async () => {
    await insertListing(app.db, { ...overrides, hideAddress: false, door: doors[0] ?? centre });
    const [card] = (await search({ lat: "-37.815", lon: "144.93", radius: "1" })).data;
    expect(card).toMatchObject({ point: { ...doors[0], isExact: true }, distanceKm: 0 });
  });
});
