import { settings } from "@boab/contracts/admin/settings";
import { searchKinds } from "@boab/contracts/search/limits";
import type { SearchKind } from "@boab/contracts/search/search";
import { describe, expect, test } from "vitest";
import { AppError } from "#platform/errors/app-error.ts";
import { visitor } from "#platform/http/actor.ts";
import { makeLogger } from "#platform/log/log.ts";
import { makeMember } from "#test/actors.ts";
import type { SearchByKind } from "./kinds.ts";
import { searchEverything } from "./search-everything.ts";

const noResults = { data: [], total: { count: 0, isCapped: false }, corrected: null };
const quickSearches: SearchByKind = {
  businesses: async () => ({ ...noResults, place: null, alsoSearchedFor: [] }),
  items: async () => noResults,
  jobs: async () => noResults,
  videos: async () => noResults,
  articles: async () => noResults,
};
const hangForever = () => new Promise<never>(() => {});
const failSearch = () => Promise.reject(new Error("connection lost"));
const initialSettings = Object.fromEntries(
  Object.entries(settings).map(([key, { initial }]) => [key, initial]),
);

const search = (
  searches: Partial<SearchByKind>,
  actor = makeMember({ merchantStatus: "Approved" }),
) =>
  searchEverything(
    {
      searches: { ...quickSearches, ...searches },
      settings: { read: async () => initialSettings as never },
      log: makeLogger("silent", "http"),
      timeoutMs: 20,
    },
    actor,
    { q: "coffee" },
  );

describe("FIND-06 F-PLAT-02 a part that is slow or broken", () => {
  test.each<[SearchKind]>([["businesses"], ["items"], ["jobs"], ["videos"], ["articles"]])(
    "%s are left out and named; the others are there",
    async (kind) => {
      for (const failingSearch of [hangForever, failSearch]) {
        const found = await search({ [kind]: failingSearch });
        expect(found.late).toEqual([kind]);
        expect(found[kind]).toBeNull();
        const others = searchKinds.filter((one) => one !== kind);
        for (const other of others) expect(found[other]).not.toBeNull();
      }
    },
  );

  test("when all of them are, the search says that it isn't available", async () => {
    const failed = searchEverything(
      {
        searches: {
          businesses: hangForever,
          items: hangForever,
          jobs: failSearch,
          videos: hangForever,
          articles: hangForever,
        },
        settings: { read: async () => initialSettings as never },
        log: makeLogger("silent", "http"),
        timeoutMs: 20,
      },
      visitor,
      { q: "coffee" },
    );
    await expect(failed).rejects.toMatchObject({ code: "not_available" });
  });

  test("a refusal reaches the person instead", async () => {
    const refused = search({ businesses: () => Promise.reject(new AppError("bad_request")) });
    await expect(refused).rejects.toMatchObject({ code: "bad_request" });
  });
});
