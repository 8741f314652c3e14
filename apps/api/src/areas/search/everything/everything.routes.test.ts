import { searchKinds } from "@boab/contracts/search/limits";
import type { SearchResults } from "@boab/contracts/search/search";
import { beforeAll, describe, expect, test } from "vitest";
import { insertListing } from "#test/factories/directory.ts";
import { insertDocument } from "#test/factories/documents.ts";
import { insertItem } from "#test/factories/items.ts";
import { insertPosting } from "#test/factories/jobs.ts";
import { insertArticle, makeBody, makeParagraph } from "#test/factories/magazine.ts";
import { insertStore } from "#test/factories/marketplace.ts";
import { insertVideo } from "#test/factories/media.ts";
import { useTestApp } from "#test/harness.ts";
import { roles } from "#test/roles.ts";

const app = useTestApp();
const day = 86_400_000;
const now = new Date();
const yesterday = new Date(now.getTime() - day);

/** Kilometres north of the place that is searched. */
const north = (km: number) => ({ latitude: -37.8 + km / 111.195, longitude: 144.9 });

beforeAll(async () => {
  const coffeeHouseId = await insertListing(app.db, {
    name: "Jebena Coffee House",
    door: north(4),
  });
  await insertListing(app.db, { name: "Abyssinia Coffee Bar", door: north(1) });
  await insertListing(app.db, { name: "Buna Roastery", offers: "jollof", door: north(9) });
  await insertPosting(app.db, coffeeHouseId, { title: "Coffee cart driver" });
  const store = await insertStore(app.db);
  await insertItem(app.db, store, { name: "Coffee cups, set of six" });
  await insertVideo(app.db, { title: "Coffee, slowly" });

  await insertArticle(app.db, { title: "Three pours of coffee", tags: ["buna"] });

  await insertHiddenContent(coffeeHouseId, store);

  await app.db
    .insertInto("directory.communityWord")
    .values({ word: "buna", other: "coffee", kind: "related" })
    .execute();
});

/** None of these may be found, by anybody. */
async function insertHiddenContent(businessId: string, store: string) {
  const hidden = await insertListing(app.db, { name: "Secret coffee", isLive: false });
  await insertListing(app.db, { name: "Secret withheld coffee", isWithheld: true });
  await insertListing(app.db, { name: "Secret deleted coffee", deleteRequestedAt: now });
  await insertPosting(app.db, hidden, { title: "Secret coffee job" });
  await insertPosting(app.db, businessId, { title: "Secret filled coffee job", filledAt: now });
  await insertPosting(app.db, businessId, {
    title: "Secret expired coffee job",
    postedAt: new Date(now.getTime() - 40 * day),
    closesAt: yesterday,
  });
  await insertItem(app.db, store, { name: "Secret archived coffee", status: "archived" });
  await insertItem(app.db, store, { name: "Secret coffee draft", status: "draft" });
  for (const closed of [
    { hiddenAt: now, hiddenReason: "Reported." },
    { isWithheld: true },
    { closedAt: now },
  ])
    await insertItem(app.db, await insertStore(app.db, closed), {
      name: "Secret coffee of a closed store",
    });

  for (const hiddenState of [{ isRemoved: true }, { isWithheld: true }])
    await app.db
      .updateTable("media.video")
      .set(hiddenState)
      .where("vidId", "=", await insertVideo(app.db, { title: "Secret coffee video" }))
      .execute();
  await insertArticle(app.db, {
    title: "Secret coffee of next week",
    publishAt: new Date(now.getTime() + day),
  });
  const withdrawnArticle = await insertArticle(app.db, {
    title: "Secret withdrawn coffee",
    documentId: "DOC-SECRET",
  });
  await app.db
    .updateTable("magazine.article")
    .set({ withdrawnAt: now })
    .where("id", "=", withdrawnArticle.id)
    .execute();
  const writer = await app.signIn({ magStatus: "Approved" });
  await insertDocument(app.db, { ownerId: writer.userId, words: "Secret coffee draft" });
}

type Query = Record<string, string>;
type Options = Parameters<typeof app.call>[2];

const ask = (query: Query, options?: Options) =>
  app.call("GET", `/search?${new URLSearchParams(query)}`, options);

async function search(query: Query, options?: Options): Promise<SearchResults> {
  const response = await ask(query, options);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const signInAs = async (role: string): Promise<Options> => {
  const statuses = roles[role];
  return statuses && { as: await app.signIn(statuses) };
};

const listKindsFound = (found: SearchResults) =>
  searchKinds.filter((kind) => (found[kind]?.data.length ?? 0) > 0);

async function runWithAccess(access: "members" | "public", work: () => Promise<void>) {
  const as = await app.signIn({ adminStatus: "Admin" });
  const change = async (value: string) => {
    const { data } = (await app.call("GET", "/admin/settings", { as })).json();
    const { version } = data.find(({ key }: { key: string }) => key === "marketplaceAccess");
    const body = { value, version, reason: "For this test." };
    const changed = await app.call("PUT", "/admin/settings/marketplaceAccess", { as, body });
    expect(changed.statusCode, changed.body).toBe(200);
  };
  await change(access);
  await work().finally(() => change("members"));
}

describe("F-PLAT-02 who finds what", () => {
  const all = ["businesses", "items", "jobs", "videos", "articles"];
  const open = ["businesses", "jobs", "articles"];
  const videoViewerRoles = ["seller", "creator", "moderator", "admin"];
  const kindsByRole: Record<string, string[]> = {
    visitor: open,
    member: open,
    seller: all,
    creator: ["businesses", "jobs", "videos", "articles"],
    writer: open,
    moderator: all,
    admin: all,
  };

  test.each(Object.keys(roles))(
    "FIND-02 X-06 X-07 before the marketplace opens, a %s",
    async (role) => {
      const found = await search({ q: "coffee" }, await signInAs(role));
      expect(listKindsFound(found)).toEqual(kindsByRole[role]);
      expect(found.items === null).toBe(!kindsByRole[role]?.includes("items"));
      expect(found.videos === null).toBe(!kindsByRole[role]?.includes("videos"));
      expect(JSON.stringify(found)).not.toContain("ecret");
    },
  );

  test("X-06 somebody who waits for approval finds what a visitor finds", async () => {
    const waiting = { userStatus: "Pending", merchantStatus: "Approved" } as const;
    const as = await app.signIn({ ...waiting, mediaStatus: "Approved" });
    expect(listKindsFound(await search({ q: "coffee" }, { as }))).toEqual(open);
  });

  test("FIND-02 X-06 once it is open to the public, everybody finds items, and still nothing private", () =>
    runWithAccess("public", async () => {
      for (const role of Object.keys(roles)) {
        const found = await search({ q: "coffee", limit: "12" }, await signInAs(role));
        const open = all.filter((kind) => kind !== "videos" || videoViewerRoles.includes(role));
        expect(listKindsFound(found), role).toEqual(open);
        expect(found.items?.total, role).toEqual({ count: 1, isCapped: false });
        expect(JSON.stringify(found), role).not.toContain("ecret");
      }
    }));

  test("a response is shared only where everybody finds the same, and never one to a session", async () => {
    const getCacheControl = async (options?: Options) =>
      (await ask({ q: "coffee" }, options)).headers["cache-control"];
    const seller = await signInAs("seller");
    expect(await getCacheControl()).toBe("private, no-store");
    expect(await getCacheControl(seller)).toBe("private, no-store");
    await runWithAccess("public", async () => {
      expect(await getCacheControl()).toMatch(/^public/);
      expect((await ask({ q: "coffee" })).headers.vary).toMatch(/cookie/i);
      expect(await getCacheControl(seller)).toBe("private, no-store");
    });
  });
});

describe("F-PLAT-02 one search", () => {
  test("FIND-01 says how many there are of each kind, and shows no more than was asked for", async () => {
    await insertVideo(app.db, { title: "Coffee, quickly" });
    const query = { q: "coffee", exact: "1", limit: "1" };
    const { businesses, jobs, videos } = await search(query, await signInAs("creator"));
    expect(businesses?.data).toHaveLength(1);
    expect(businesses?.total).toEqual({ count: 2, isCapped: false });
    expect(jobs?.data).toMatchObject([{ title: "Coffee cart driver" }]);
    expect(jobs?.total).toEqual({ count: 1, isCapped: false });
    expect(videos?.data).toMatchObject([{ title: "Coffee, quickly" }]);
    expect(videos?.total).toEqual({ count: 2, isCapped: false });
  });

  test("an article with the words in its title comes before a newer one with them in its text", async () => {
    const bodyWithWords = makeBody(
      makeParagraph("They sleep late on Sundays, and drink injera tea."),
    );
    await insertArticle(app.db, {
      title: "Injera from scratch",
      publishAt: new Date(now.getTime() - 2 * day),
    });
    await insertArticle(app.db, { title: "A suburb wakes", body: bodyWithWords });
    const { articles } = await search({ q: "inje" });
    expect(articles?.data.map(({ title }) => title)).toEqual([
      "Injera from scratch",
      "A suburb wakes",
    ]);
    expect(articles?.total).toEqual({ count: 2, isCapped: false });
    expect((await search({ q: "injera", limit: "1" })).articles?.data).toHaveLength(1);
  });

  test("FIND-03 lists the nearest businesses first where a place is given", async () => {
    const names = async (query: Query) =>
      (await search({ q: "coffee", exact: "1", ...query })).businesses?.data.map(
        (card) => card.businessName,
      );
    expect(await names({ lat: "-37.8", lon: "144.9" })).toEqual([
      "Abyssinia Coffee Bar",
      "Jebena Coffee House",
    ]);
    const { latitude, longitude } = north(5);
    expect(await names({ lat: String(latitude.toFixed(6)), lon: String(longitude) })).toEqual([
      "Jebena Coffee House",
      "Abyssinia Coffee Bar",
    ]);
  });

  test("FIND-04 also searches the community's words, says so, and can be told not to", async () => {
    const found = await search({ q: "buna" });
    expect(found.alsoSearchedFor).toEqual(["coffee"]);
    expect(found.businesses?.total.count).toBe(3);
    expect(found.jobs?.total.count).toBe(1);
    const exact = await search({ q: "buna", exact: "1" }, await signInAs("seller"));
    expect(exact.alsoSearchedFor).toEqual([]);
    expect(exact.businesses?.data).toMatchObject([{ businessName: "Buna Roastery" }]);
    expect(exact.items?.total.count).toBe(0);
    expect(exact.jobs?.total.count).toBe(0);
    expect(exact.videos?.total.count).toBe(0);
  });

  test("FIND-05 forgives a misspelt word in every kind, once nothing has it as typed", async () => {
    const found = await search({ q: "cofee" }, await signInAs("seller"));
    expect(found.corrected).toBe("coffee");
    expect(listKindsFound(found)).toEqual([...searchKinds]);
  });

  test("doesn't correct what somebody uses: nothing else is shown beside it", async () => {
    const seller = await signInAs("seller");
    const store = await insertStore(app.db);
    await insertItem(app.db, store, { name: "Jolloff spice" });
    const found = await search({ q: "jolloff" }, seller);
    expect(found.corrected).toBeNull();
    expect(found.items?.total.count).toBe(1);
    expect(found.businesses).toEqual({ data: [], total: { count: 0, isCapped: false } });
  });

  test("finds nothing for what is like nothing", async () => {
    const found = await search({ q: "zzqxv" });
    expect(listKindsFound(found)).toEqual([]);
    expect(found).toMatchObject({ corrected: null, late: [] });
  });

  test("signs are words, not a query language", async () => {
    for (const q of ["'", "coffee' | '", "a & !b:*", "(((", "%", "\\", "🙂", " "])
      expect((await ask({ q })).statusCode, q).toBe(200);
  });

  test.each<[string, Query]>([
    ["nothing to search for", {}],
    ["an empty text", { q: "" }],
    ["a text without end", { q: "a".repeat(121) }],
    ["too many of each kind", { q: "coffee", limit: "13" }],
    ["a suburb that doesn't exist", { q: "coffee", suburb: "99999999" }],
    ["half a place", { q: "coffee", lat: "-37.8" }],
    ["a kind of list that is private", { q: "coffee", show: "all" }],
  ])("refuses %s", async (_what, query) => {
    expect((await ask(query)).statusCode).toBe(400);
  });
});
