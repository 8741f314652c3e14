import type { ListingPage } from "@boab/contracts/directory/search";
import { beforeEach, expect, test } from "vitest";
import { deleteListings, insertListing } from "#test/factories/directory.ts";
import { useTestApp } from "#test/harness.ts";
import { findPromoted } from "./find-promoted.ts";

const app = useTestApp();
const dayMs = 86_400_000;

beforeEach(() => deleteListings(app.db));

/** Who is promoted so many days from now. */
async function findOn(day: number, query: { category?: "Retail" | "Services"; q?: string } = {}) {
  const clock = () => new Date(Date.UTC(2026, 10, 20) + day * dayMs);
  const { listing } = await findPromoted({ db: app.db, clock }, query);
  return listing?.id;
}

const insert = (changes: object) => insertListing(app.db, { ownerPlan: "Pro", ...changes });

test("listings of the plan that is promoted take turns, a day each, and nobody else's do", async () => {
  const pro = await Promise.all([insert({}), insert({}), insert({})]);
  await insertListing(app.db, { ownerPlan: "Growing", priority: 1 });
  await insertListing(app.db, { ownerPlan: "Basic" });
  const shown = [];
  for (let day = 0; day < 6; day++) shown.push(await findOn(day));
  for (const id of pro) expect(shown.filter((one) => one === id)).toHaveLength(2);
  expect(shown.slice(0, 3)).toEqual(shown.slice(3));
  expect(await findOn(0)).toBe(shown[0]);
});

test("only what the search finds is promoted, and only what everybody sees", async () => {
  const shop = await insert({ category: "Retail", name: "Kente Corner" });
  await insert({ category: "Services", isLive: false });
  expect(await findOn(0, { category: "Retail" })).toBe(shop);
  expect(await findOn(0, { category: "Services" })).toBeUndefined();
  expect(await findOn(0, { q: "kente" })).toBe(shop);
  expect(await findOn(0, { q: "jollof" })).toBeUndefined();
});

test("the results are the same, in the same order, whoever is promoted", async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  const oldest = await insert({ createdAt: at(1) });
  const newest = await insertListing(app.db, { ownerPlan: "Basic", createdAt: at(2) });
  const results: ListingPage = (await app.call("GET", "/dir/business?category=Retail")).json();
  expect(results.data.map(({ id }) => id)).toEqual([newest, oldest]);
  const promoted = await app.call("GET", "/dir/promoted?category=Retail");
  expect(promoted.json().listing.id).toBe(oldest);
  expect(promoted.headers["cache-control"]).toContain("public");
});

test("nobody asks for the listings of one person, or for another order", async () => {
  for (const query of ["show=mine", "sort=newest", "cursor=x", "radius=5"])
    expect((await app.call("GET", `/dir/promoted?${query}`)).statusCode).toBe(400);
});
