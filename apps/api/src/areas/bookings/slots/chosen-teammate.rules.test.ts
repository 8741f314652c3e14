import { expect, test } from "vitest";
import { listNamedTeammates } from "../settings/named-teammates.rules.ts";
import { findChosenTeammate, findMoveTeammate, getBoundTeammate } from "./chosen-teammate.rules.ts";

const everyday = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };
const settings = {
  plan: "Growing" as const,
  team: [
    { ...everyday, id: "ada", name: "Ada", serviceIds: ["braids"] },
    { ...everyday, id: "bintu", name: "Bintu" },
    { ...everyday, id: "away", name: "Away", takesBookings: false },
  ],
  namedTeammates: [
    { id: "ada", key: "TEAM-AAAAAAAA" },
    { id: "away", key: "TEAM-CCCCCCCC" },
  ],
};

test("only those are listed who agreed and take new bookings, and nothing of the row but the name and services", () => {
  expect(listNamedTeammates(settings)).toEqual([
    { key: "TEAM-AAAAAAAA", name: "Ada", serviceIds: ["braids"] },
  ]);
});

test.each([
  ["TEAM-AAAAAAAA", "braids", "ada"],
  ["TEAM-AAAAAAAA", undefined, "ada"],
  // A service they don't do, somebody who takes nothing new, a key of nobody, the id of the row.
  ["TEAM-AAAAAAAA", "trim", undefined],
  ["TEAM-CCCCCCCC", "braids", undefined],
  ["TEAM-BBBBBBBB", "braids", undefined],
  ["bintu", "braids", undefined],
])("%s for %s is %s", (key, serviceId, expected) => {
  expect(findChosenTeammate(settings, key, serviceId)).toBe(expected);
});

const visit = { serviceId: "braids", teammateId: "ada", chosenTeammateId: "ada" };

test("a visit moves to the times of the person it was booked with, as long as they can be chosen", () => {
  expect(findMoveTeammate(settings, visit)).toBe("ada");
  expect(findMoveTeammate(settings, { ...visit, teammateId: "bintu" })).toBe("ada");
  expect(findMoveTeammate(settings, { ...visit, chosenTeammateId: null })).toBeUndefined();
  expect(findMoveTeammate({ ...settings, namedTeammates: [] }, visit)).toBeUndefined();
  expect(findMoveTeammate({ ...settings, team: [] }, visit)).toBeUndefined();
});

test("nobody else does a visit by name, unless it was given away", () => {
  expect(getBoundTeammate(visit)).toBe("ada");
  expect(getBoundTeammate({ ...visit, teammateId: "bintu" })).toBeUndefined();
  expect(getBoundTeammate({ ...visit, chosenTeammateId: null })).toBeUndefined();
});
