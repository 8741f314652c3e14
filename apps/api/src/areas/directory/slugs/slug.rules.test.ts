import { toSlug } from "@boab/contracts/common/slug";
import { expect, test } from "vitest";
import { lastResort, proposals } from "./slug.rules.ts";

test.each([
  ["Mama's Kitchen", "mamas-kitchen"],
  ["  Two   Words ", "two-words"],
  ["Cafe 237!", "cafe-237"],
  ["---", ""],
])("%s becomes %s", (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test("X-12 the name comes first, then with its suburb, then numbered", () => {
  expect(proposals("Mama Africa", "Mount Druitt").slice(0, 4)).toEqual([
    "mama-africa",
    "mama-africa-mount-druitt",
    "mama-africa-2",
    "mama-africa-3",
  ]);
  expect(proposals("Mama Africa", "").slice(0, 2)).toEqual(["mama-africa", "mama-africa-2"]);
});

test("what is too short, too long or a reserved path is never proposed", () => {
  expect(proposals("Ob", "")[0]).toBe("ob-2");
  expect(proposals("Admin", "")[0]).toBe("admin-2");
  expect(proposals("'", "")[0]).toBe("business-2");
  const long = proposals("a long name ".repeat(10), "a suburb with a very long name indeed");
  for (const slug of [...long, lastResort("a long name ".repeat(10), "7KQ2M9XA")]) {
    expect(slug.length).toBeLessThanOrEqual(60);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});
