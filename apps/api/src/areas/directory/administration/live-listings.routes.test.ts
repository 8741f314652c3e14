import { beforeAll, expect, test } from "vitest";
import { insertListing } from "#test/factories/directory.ts";
import { type SignedIn, useTestApp } from "#test/harness.ts";

const app = useTestApp();
let moderator: SignedIn;

beforeAll(async () => {
  moderator = await app.signIn({ adminStatus: "Moderator" });
});

const list = (query: Record<string, string>, as?: SignedIn) =>
  app.call("GET", `/admin/listings?${new URLSearchParams(query)}`, as ? { as } : {});
const listNames = async (query: Record<string, string>) =>
  (await list(query, moderator))
    .json()
    .data.map((row: { businessName: string }) => row.businessName);

test("staff find live listings by a part of the name, page by page, with their owner", async () => {
  const owner = await app.signIn({}, "Adaeze Obi");
  const ownerId = owner.userId;
  for (const [day, name] of ["Zébu Grill", "Zebu Braids", "Other"].entries())
    await insertListing(app.db, { ownerId, name, createdAt: new Date(Date.UTC(2026, 9, day + 1)) });
  await insertListing(app.db, { ownerId, name: "Zebu Hidden", isLive: false });
  await insertListing(app.db, { ownerId, name: "Zebu Gone", deleteRequestedAt: new Date() });
  expect(await listNames({ q: "ZEBU" })).toEqual(["Zebu Braids", "Zébu Grill"]);
  expect(await listNames({ q: "zebu%" })).toEqual([]);
  expect(await listNames({ q: "" })).toContain("Other");
  const first = (await list({ q: "zebu", limit: "1" }, moderator)).json();
  expect(first.data).toMatchObject([{ ownerName: "Adaeze Obi", openReports: 0 }]);
  expect(await listNames({ q: "zebu", limit: "1", cursor: first.nextCursor })).toEqual([
    "Zébu Grill",
  ]);
});

test("strangers are refused, and so are too short words and invented cursors", async () => {
  expect((await list({})).statusCode).toBe(401);
  expect((await list({}, await app.signIn())).statusCode).toBe(403);
  expect((await list({ q: "ab" }, moderator)).statusCode).toBe(400);
  expect((await list({ cursor: "abc" }, moderator)).statusCode).toBe(400);
});
