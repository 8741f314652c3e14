import { expect, test } from "vitest";
import { listSurplusOnBasic } from "./surplus-listings.ts";

const listing = (businessName: string, changes = {}) => ({
  businessName,
  city: "Tarneit",
  state: "VIC" as const,
  role: "owner" as const,
  status: "live" as const,
  ...changes,
});

test("X-26 going back to Basic hides all live listings of one's own but the oldest", () => {
  const newestFirst = [
    listing("Events"),
    listing("Somebody else's", { role: "editor" }),
    listing("Catering"),
    listing("Draft", { status: "draft" }),
    listing("Kitchen"),
  ];
  expect(listSurplusOnBasic(newestFirst)).toEqual([
    { name: "Events", place: "Tarneit VIC" },
    { name: "Catering", place: "Tarneit VIC" },
  ]);
  expect(listSurplusOnBasic([listing("Kitchen")])).toEqual([]);
});
