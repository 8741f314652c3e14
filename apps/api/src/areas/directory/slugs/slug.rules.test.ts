import { toSlug } from "@boab/contracts/common/slug";
import { expect, test } from "vitest";
import { makeRandomSlug, proposeSlugs } from "./slug.rules.ts";

test.each([
  ["Mama's Kitchen", "mamas-kitchen"],
  ["  Two   Words ", "two-words"],
  ["Cafe 237!", "cafe-237"],
  ["---", ""],
])("%s becomes %s", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test("X-12 the name comes first, then with its suburb, then numbered", () => {
  expect(proposeSlugs("Mama Africa", "Mount Druitt").slice(0, 4)).toEqual([
    "mama-africa",
    "mama-africa-mount-druitt",
    "mama-africa-2",
    "mama-africa-3",
  ]);
  expect(proposeSlugs("Mama Africa", "").slice(0, 2)).toEqual(["mama-africa", "mama-africa-2"]);
});

test("what is too short, too long or a reserved path is never proposed", () => {
  expect(proposeSlugs("Ob", "")[0]).toBe("ob-2");
  expect(proposeSlugs("Admin", "")[0]).toBe("admin-2");
  expect(proposeSlugs("'", "")[0]).toBe("business-2");
  const longNameProposals = proposeSlugs(
    "a long name ".repeat(10),
    "a suburb with a very long name indeed",
  );
  for (const slug of [
    ...longNameProposals,
    makeRandomSlug("a long name ".repeat(10), "7KQ2M9XA"),
  ]) {
    expect(slug.length).toBeLessThanOrEqual(60);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});
