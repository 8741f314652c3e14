import { expect, test } from "vitest";
import { pageMeta, setPublicOrigin } from "./meta.ts";

test("a page has one title, one description and one canonical URL", () => {
  setPublicOrigin("https://boab.example");
  const tags = pageMeta({ title: "Fees", description: "What selling costs.", path: "/fees" });
  expect(tags).toContainEqual({ title: "Fees | Boab" });
  expect(tags).toContainEqual({ name: "description", content: "What selling costs." });
  expect(tags).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://boab.example/fees",
  });
  expect(tags).not.toContainEqual({ name: "robots", content: "noindex" });
});

test("private pages stay out of search engines", () => {
  const tags = pageMeta({ title: "Your account", path: "/account-management", isIndexed: false });
  expect(tags).toContainEqual({ name: "robots", content: "noindex" });
});
