import { expect, test } from "vitest";
import { toggleRight } from "./rights.ts";

test("a right is given and taken, in the order of the list", () => {
  expect(toggleRight(["applications"], "page")).toEqual(["page", "applications"]);
  expect(toggleRight(["page", "applications"], "applications")).toEqual(["page"]);
});

test("without bookings, customers and refunds go too", () => {
  const rights = ["page", "all_calendars", "customers", "money"] as const;
  expect(toggleRight(rights, "all_calendars")).toEqual(["page"]);
});
