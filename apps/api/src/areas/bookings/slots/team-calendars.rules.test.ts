import { describe, expect, test } from "vitest";
import {
  chooseTeammate,
  listCalendarsFor,
  listFreeTeammates,
  listFullRanges,
  type Taken,
} from "./team-calendars.rules.ts";

const [ada, bintu] = ["ada", "bintu"];
const braids = "braids";
const trim = "trim";

const makeTeammate = (id: string, changes: object = {}) => ({
  id,
  name: id,
  takesBookings: true,
  weekly: null,
  daysOff: [],
  serviceIds: null,
  ...changes,
});

const visit = (teammateId: string | null, from: number, to: number): Taken => ({
  teammateId,
  from,
  to,
  bookingId: `BOOK-${from}`,
});

const listIds = (...parts: Parameters<typeof listCalendarsFor>) =>
  listCalendarsFor(...parts).map(({ teammateId }) => teammateId);

describe("whose calendars take a visit", () => {
  const team = [makeTeammate(ada), makeTeammate(bintu, { serviceIds: [trim] })];

  test("a business without a team has one, which nobody is named in", () => {
    expect(listIds({ team: [] }, braids)).toEqual([null]);
  });

  test("those who do the service, and everybody for a visit without one", () => {
    expect(listIds({ team }, braids)).toEqual([ada]);
    expect(listIds({ team }, trim)).toEqual([ada, bintu]);
    expect(listIds({ team }, undefined)).toEqual([ada, bintu]);
  });

  test("not whoever takes no new bookings, except for what is theirs already", () => {
    const away = [makeTeammate(ada, { takesBookings: false }), makeTeammate(bintu)];
    expect(listIds({ team: away }, braids)).toEqual([bintu]);
    expect(listIds({ team: away }, braids, ada)).toEqual([ada, bintu]);
  });
});

describe("when there is no more room", () => {
  const taken = [visit(ada, 0, 60), visit(bintu, 30, 90), visit("chidi", 60, 120)];

  test.each([
    [null, []],
    [1, [{ from: 0, to: 120 }]],
    [
      2,
      [
        { from: 30, to: 60 },
        { from: 60, to: 90 },
      ],
    ],
    [3, []],
  ] as const)("with %s chairs", (chairs, expected) => {
    expect(listFullRanges(taken, chairs)).toEqual(expected);
  });

  test("blocked time takes no chair", () => {
    const block: Taken = { teammateId: null, from: 0, to: 60, bookingId: null };
    expect(listFullRanges([block], 1)).toEqual([]);
  });
});

describe("who could do a visit", () => {
  const team = [makeTeammate(ada), makeTeammate(bintu)];
  const place = { serviceId: null, teammateId: null, blocked: { from: 0, to: 60 } };
  const listFree = (taken: Taken[], maxVisitsAtOnce: number | null = null) =>
    listFreeTeammates({ team, maxVisitsAtOnce }, place, taken);

  test("whoever has nothing then", () => {
    expect(listFree([])).toEqual([ada, bintu]);
    expect(listFree([visit(ada, 30, 45)])).toEqual([bintu]);
    expect(listFree([visit(ada, 60, 90), visit(bintu, -30, 0)])).toEqual([ada, bintu]);
  });

  test("nobody while the business has blocked the time, or every chair is taken", () => {
    expect(listFree([{ teammateId: null, from: 0, to: 10, bookingId: null }])).toEqual([]);
    expect(listFree([visit(ada, 30, 45)], 1)).toEqual([]);
  });
});

describe("who gets a visit", () => {
  test("the one with the least to do, and of equals the owner's first", () => {
    expect(chooseTeammate([ada, bintu], [])).toBe(ada);
    expect(chooseTeammate([ada, bintu], [visit(ada, 0, 30)])).toBe(bintu);
    expect(chooseTeammate([ada, bintu], [visit(ada, 0, 30), visit(bintu, 60, 120)])).toBe(ada);
  });

  test("nobody by name without a team", () => {
    expect(chooseTeammate([null], [visit(null, 0, 30)])).toBeNull();
  });
});
