import type { SearchResults } from "@boab/contracts/search/search";
import { describe, expect, test } from "vitest";
import { makeArticleCard } from "#test/articles.ts";
import { makeVideoCard } from "#test/videos.ts";
import { makeResultGroups, splitAtMatch, sumTotals } from "./suggestions.ts";

const none: SearchResults = {
  businesses: null,
  items: null,
  jobs: null,
  videos: null,
  articles: null,
  late: [],
  place: null,
  corrected: null,
  alsoSearchedFor: [],
};
const total = (count: number, isCapped = false) => ({ data: [], total: { count, isCapped } });

test("F-PLAT-02 the total is of all kinds, and open-ended where one of them is", () => {
  expect(sumTotals(none)).toEqual({ count: 0, isCapped: false });
  const several = { businesses: total(12), jobs: total(2), videos: total(3) };
  expect(sumTotals({ ...none, ...several })).toEqual({
    count: 17,
    isCapped: false,
  });
  expect(sumTotals({ ...none, businesses: total(1000, true), items: total(9) })).toEqual({
    count: 1009,
    isCapped: true,
  });
});

test("F-PLAT-02 a kind without anything to suggest has no group", () => {
  expect(makeResultGroups({ ...none, businesses: total(0) })).toEqual([]);
});

test("F-PLAT-02 a video is suggested with who made it and its picture, and leads to its page", () => {
  const [group] = makeResultGroups({
    ...none,
    videos: { data: [makeVideoCard()], total: { count: 1, isCapped: false } },
  });
  expect(group).toMatchObject({ kind: "videos", title: "Videos", count: "1" });
  expect(group?.suggestions).toMatchObject([
    {
      label: "Juba Nights",
      below: "Akon Lual",
      to: "/media/videos/demo-AL-001",
      pictureSrc: "/pictures/videos/music/demo-AL-001.svg",
    },
  ]);
});

test("F-PLAT-02 an article is suggested by its title, author and picture, and leads to itself", () => {
  const [group] = makeResultGroups({
    ...none,
    articles: { data: [makeArticleCard()], total: { count: 3, isCapped: false } },
  });
  expect(group).toMatchObject({ kind: "articles", title: "Articles", count: "3" });
  expect(group?.suggestions).toMatchObject([
    {
      label: "Millet is not a trend",
      below: "Ada Writer, 4 min read",
      pictureSrc: "/pictures/articles/moon/millet.svg",
      to: "/Wellbeing/millet-is-not-a-trend",
    },
  ]);
});

describe("F-PLAT-02 what was typed is marked where it stands in a name", () => {
  test.each([
    ["Abyssinia Buna Bar", "bun", ["Abyssinia ", "Bun", "a Bar"]],
    ["Jebena Coffee House", "buna", ["Jebena Coffee House", "", ""]],
    ["Jebena", "", ["Jebena", "", ""]],
  ])("%s, %s", (label, typed, parts) => expect(splitAtMatch(label, typed)).toEqual(parts));
});
