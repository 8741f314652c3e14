import type { ArticleBody } from "@boab/contracts/magazine/body";
import { describe, expect, test } from "vitest";
import { generateSlugs, joinNames, listMentions } from "./article.rules.ts";

function first(slug: string, count: number): string[] {
  const slugs = generateSlugs(slug);
  return Array.from({ length: count }, () => slugs.next().value ?? "");
}

describe("the address of an article", () => {
  test("is the wanted one, or the next free number", () => {
    expect(first("the-second-sleep", 3)).toEqual([
      "the-second-sleep",
      "the-second-sleep-2",
      "the-second-sleep-3",
    ]);
  });

  test.each(["subscribe", "authors", "feed"])(
    "X-43 is never the magazine's own page %s",
    (slug) => {
      expect(first(slug, 1)).toEqual([`${slug}-2`]);
    },
  );

  test("stays within its length, and is never empty", () => {
    expect(first("a".repeat(500), 2)[1]?.length).toBeLessThanOrEqual(120);
    expect(first("", 1)).toEqual(["article"]);
  });
});

test("names read as one line", () => {
  expect(joinNames([])).toBe("");
  expect(joinNames(["Ama"])).toBe("Ama");
  expect(joinNames(["Ama", "Kofi"])).toBe("Ama and Kofi");
  expect(joinNames(["Ama", "Kofi", "Esi"])).toBe("Ama, Kofi and Esi");
});

test("a body mentions each business, item and video once", () => {
  const body: ArticleBody = {
    type: "doc",
    content: [
      { type: "paragraph", content: [{ type: "text", text: "Hello" }] },
      { type: "businessCard", attrs: { id: "BUS-DEM00001" } },
      { type: "itemCard", attrs: { sku: "SKU-D0000001" } },
      { type: "businessCard", attrs: { id: "BUS-DEM00001" } },
      { type: "videoCard", attrs: { provider: "youtube", id: "abcdefghijk", title: "A film" } },
    ],
  };
  expect(listMentions(body)).toEqual([
    { kind: "business", targetId: "BUS-DEM00001" },
    { kind: "item", targetId: "SKU-D0000001" },
    { kind: "video", targetId: "abcdefghijk" },
  ]);
});
