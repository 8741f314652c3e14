import { Username } from "@boab/contracts/common/fields";
import { expect, test } from "vitest";
import { makeDemoBusinesses } from "./businesses/all.ts";
import { makeDemoCrowd } from "./crowd.ts";
import { demoPeople } from "./people.ts";

test("there are more members than businesses, each with a valid handle of their own", () => {
  const crowd = makeDemoCrowd();
  expect(crowd.length).toBeGreaterThan(makeDemoBusinesses().length);
  for (const { username } of crowd) expect(Username.safeParse(username).success).toBe(true);
  const handles = [...crowd, ...demoPeople].map(({ username }) => username);
  expect(new Set(handles).size).toBe(handles.length);
});

test("nobody can be reached, and everybody joined before the demo", () => {
  for (const { email, createdAt } of makeDemoCrowd()) {
    expect(email).toMatch(/\.example$/);
    expect(Date.parse(createdAt)).toBeLessThan(Date.UTC(2026, 10, 1));
  }
});
