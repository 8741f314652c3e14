import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { buildPageMeta, setPublicOrigin } from "./meta.ts";

test("HEAD-01 a page has one title, one description and one canonical URL", () => {
  setPublicOrigin("https://boab.example");
  const tags = buildPageMeta({ title: "Fees", description: "What selling costs.", path: "/fees" });
  expect(tags).toContainEqual({ title: "Fees | Boab" });
  expect(tags).toContainEqual({ name: "description", content: "What selling costs." });
  expect(tags).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://boab.example/fees",
  });
  expect(tags).not.toContainEqual({ name: "robots", content: "noindex" });
});

test("HEAD-02 private pages stay out of search engines", () => {
  const tags = buildPageMeta({
    title: "Your account",
    path: "/account-management",
    isIndexed: false,
  });
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
});

test("a page without a picture of its own is previewed with one of 1200 × 630", () => {
  setPublicOrigin("https://boab.example");
  expect(buildPageMeta({ title: "Boab", path: "/" })).toContainEqual({
    property: "og:image",
    content: "https://boab.example/link-preview.png",
  });
  const picture = readFileSync(new URL("../../../public/link-preview.png", import.meta.url));
  // Width and height of a PNG are in its first chunk.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
});
