import { beforeAll, describe, expect, test } from "vitest";
import { insertListing } from "#test/factories/directory.ts";
import { insertPosting, type PostingOverrides } from "#test/factories/jobs.ts";
import { useTestApp } from "#test/harness.ts";
import { readPages } from "#test/read-pages.ts";
import { toFacets } from "./board.rules.ts";

const app = useTestApp();
const day = 86_400_000;
const ids: Record<string, string> = {};

const jobs: Record<string, PostingOverrides> = {
  nurse: {
    title: "Registered nurse",
    type: "Full-time",
    location: "Werribee VIC",
    salaryCents: 92_000_00,
    salaryUnit: "per-year",
    description: "Community clinic. Arabic, Swahili or Dinka very welcome.",
    postedAt: new Date(Date.now() - 1 * day),
  },
  braider: {
    title: "Senior braider",
    type: "Part-time",
    location: "St Albans VIC",
    salaryCents: 34_00,
    postedAt: new Date(Date.now() - 2 * day),
  },
  intern: {
    title: "Web design intern",
    type: "Intern",
    location: "Parramatta NSW",
    state: "NSW",
    salaryCents: 0,
    salaryUnit: "negotiable",
    postedAt: new Date(Date.now() - 10 * day),
  },
  driver: {
    title: "Delivery driver",
    type: "Full-time",
    location: "Sunnybank QLD",
    state: "QLD",
    salaryCents: 300_00,
    salaryUnit: "per-day",
    postedAt: new Date(Date.now() - 20 * day),
  },
};

beforeAll(async () => {
  const business = await insertListing(app.db, { name: "Limpopo Logistics" });
  for (const [name, job] of Object.entries(jobs))
    ids[name] = await insertPosting(app.db, business, job);
  const hidden = await insertListing(app.db, { isLive: false });
  await insertPosting(app.db, hidden, { title: "Hidden nurse" });
  await insertPosting(app.db, business, { title: "Filled nurse", filledAt: new Date() });
  await app.db
    .insertInto("directory.suburb")
    .values({
      id: 1,
      name: "St Albans",
      postcode: "3021",
      state: "VIC",
      latitude: -37.7,
      longitude: 144.8,
    } as never)
    .execute();
});

const search = async (query: Record<string, string> = {}) => {
  const response = await app.call("GET", `/jobs?${new URLSearchParams(query)}`);
  expect(response.statusCode).toBe(200);
  return response.json();
};
const found = async (query: Record<string, string>) => {
  const nameById = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]));
  return (await search(query)).data.map(({ id }: { id: string }) => nameById[id]);
};

describe("the board", () => {
  test("shows the open jobs of public businesses, newest first, to everybody alike", async () => {
    expect(await found({})).toEqual(["nurse", "braider", "intern", "driver"]);
    const response = await app.call("GET", "/jobs");
    expect(response.headers["cache-control"]).toContain("public");
    expect(response.json()).toMatchObject({
      total: { count: 4, isCapped: false },
      open: { count: 4, isCapped: false },
      nextCursor: null,
    });
  });

  test.each<[string, Record<string, string>, string[]]>([
    ["a title", { q: "nurse" }, ["nurse"]],
    ["a word still typed", { q: "senior bra" }, ["braider"]],
    ["a skill", { q: "swahili" }, ["nurse"]],
    ["a business", { q: "limpopo" }, ["nurse", "braider", "intern", "driver"]],
    ["a word nobody has", { q: "astronaut" }, []],
    ["a suburb", { place: "werri" }, ["nurse"]],
    ["a postcode", { place: "3021" }, ["braider"]],
    ["a postcode of nowhere", { place: "9999" }, []],
    ["a state", { state: "VIC" }, ["nurse", "braider"]],
    ["two states", { state: "NSW,QLD" }, ["intern", "driver"]],
    ["a type", { type: "Full-time" }, ["nurse", "driver"]],
    ["two types and a state", { type: "Full-time,Part-time", state: "VIC" }, ["nurse", "braider"]],
    ["pay of at least 60,000 a year", { pay: "60000" }, ["nurse", "braider", "driver"]],
    ["pay of at least 80,000 a year", { pay: "80000" }, ["nurse"]],
    ["jobs that show pay", { shown: "1" }, ["nurse", "braider", "driver"]],
    ["the last 3 days", { posted: "3" }, ["nurse", "braider"]],
    ["the last 14 days", { posted: "14" }, ["nurse", "braider", "intern"]],
  ])("finds %s", async (_what, query, names) => expect(await found(query)).toEqual(names));

  test("pages by key, every job once", async () => {
    const pages = await readPages((query) => search({ limit: "1", ...query }));
    for (const page of pages.slice(1)) expect(page).toMatchObject({ total: null, facets: null });
    const seen = pages.flatMap(({ data }) => data.map(({ id }: { id: string }) => id));
    expect(seen).toEqual(["nurse", "braider", "intern", "driver"].map((name) => ids[name]));
  });

  test("counts what each choice would show", async () => {
    const { facets } = await search({ state: "VIC" });
    expect(facets.states).toEqual([
      { state: "VIC", count: 2 },
      { state: "NSW", count: 1 },
      { state: "QLD", count: 1 },
    ]);
    expect(facets.types).toContainEqual({ type: "Full-time", count: 1 });
    expect(facets.showingPay).toBe(2);
  });

  test.each<[string, Record<string, string>]>([
    ["an unknown state", { state: "NZ" }],
    ["an unknown type", { type: "Volunteer" }],
    ["another amount", { pay: "12345" }],
    ["too many rows", { limit: "49" }],
    ["an unknown filter", { business: "x" }],
    ["a made-up cursor", { cursor: "abc" }],
    ["a text without end", { q: "a".repeat(121) }],
  ])("refuses %s", async (_what, query) => {
    expect((await app.call("GET", `/jobs?${new URLSearchParams(query)}`)).statusCode).toBe(400);
  });

  test("shows nobody who applied, and no owner", async () => {
    const { body } = await app.call("GET", "/jobs");
    expect(body).not.toMatch(/owner|email|applicat/i);
  });
});

test("HEAD-03 the sitemap holds every open job once, and no other", async () => {
  const { data: parts } = (await app.call("GET", "/jobs/sitemap")).json();
  expect(parts).toHaveLength(1);
  const part = await app.call("GET", `/jobs/sitemap/jobs?from=${parts[0].from}`);
  expect(part.json().data.map(({ id }: { id: string }) => id)).toEqual(Object.values(ids).sort());
});

test("counts of a filter leave out that filter and keep the others", () => {
  const rows = [
    { state: "VIC", type: "Casual", isPayShown: true, count: 3 },
    { state: "VIC", type: "Intern", isPayShown: false, count: 2 },
    { state: null, type: "Casual", isPayShown: true, count: 1 },
  ] as const;
  const facets = toFacets(rows, { states: ["NSW"], types: ["Casual"] });
  expect(facets.states).toEqual([
    { state: "VIC", count: 3 },
    { state: "NSW", count: 0 },
  ]);
  expect(facets.types.every(({ count }) => count === 0)).toBe(true);
});
