import { expect, test } from "vitest";
import { listLosses } from "./plan-losses.ts";

const listing = (businessName: string, changes = {}) => ({
  businessName,
  city: "Tarneit",
  state: "VIC" as const,
  role: "owner" as const,
  status: "live" as const,
  team: null,
  ...changes,
});

const teammate = (id: string, takesBookings = true) => ({
  id,
  name: id,
  takesBookings,
  weekly: null,
  daysOff: [],
  serviceIds: null,
});

test("X-26 going back to Basic hides all live listings of one's own but the oldest", () => {
  const newestFirst = [
    listing("Events"),
    listing("Somebody else's", { role: "editor" }),
    listing("Catering"),
    listing("Draft", { status: "draft" }),
    listing("Kitchen"),
  ];
  expect(listLosses(newestFirst, "Pro", "Basic").hiddenListings).toEqual([
    { name: "Events", place: "Tarneit VIC" },
    { name: "Catering", place: "Tarneit VIC" },
  ]);
  expect(listLosses([listing("Kitchen")], "Pro", "Basic").hiddenListings).toEqual([]);
});

test("of a team it says how many take no new online bookings, where the listing stays", () => {
  const team = [teammate("ada"), teammate("bintu"), teammate("rahel"), teammate("away", false)];
  const salon = listing("Ubuntu Braids", { team });
  expect(listLosses([salon], "Growing", "Basic").sentences).toEqual([
    "Two of three people at Ubuntu Braids take no new online bookings. What's booked with them stays.",
    "Nobody new can join your waiting list. Whoever waits already still gets offers.",
    "You see your page's views over 30 days, not 12 months.",
  ]);
  const pair = listing("Ubuntu Braids", { team: team.slice(0, 2) });
  expect(listLosses([pair], "Growing", "Basic").sentences[0]).toBe(
    "One of two people at Ubuntu Braids takes no new online bookings. What's booked with them stays.",
  );
  const hidden = listLosses([salon, listing("Kitchen")], "Pro", "Basic");
  expect(hidden.hiddenListings.map(({ name }) => name)).toEqual(["Ubuntu Braids"]);
  expect(hidden.sentences.join()).not.toContain("Ubuntu Braids");
});

test("where nothing is booked online only the figures change, and between paid plans only listings", () => {
  expect(listLosses([listing("Kitchen")], "Growing", "Basic").sentences).toEqual([
    "You see your page's views over 30 days, not 12 months.",
  ]);
  const two = [listing("Events"), listing("Kitchen", { team: [teammate("a"), teammate("b")] })];
  expect(listLosses(two, "Pro", "Growing")).toEqual({
    hiddenListings: [{ name: "Events", place: "Tarneit VIC" }],
    sentences: ["Your listings no longer take turns in the place marked “Promoted”."],
  });
});
