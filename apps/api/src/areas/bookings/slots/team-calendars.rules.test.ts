import { describe, expect, test } from "vitest";
import {
  chooseTeammate,
  listFreeTeammates,
  listFullRanges,
  listOnlineCalendars,
  listOwnCalendars,
  type Taken,
  type TeamCalendar,
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

const plan = "Growing";

const listIds = (calendars: TeamCalendar[]) => calendars.map(({ teammateId }) => teammateId);

describe("whose calendars take a visit", () => {
  const team = [makeTeammate(ada), makeTeammate(bintu, { serviceIds: [trim] })];

  test("a business without a team has one, which nobody is named in", () => {
    expect(listIds(listOnlineCalendars({ team: [], plan: "Basic" }, braids))).toEqual([null]);
    expect(listIds(listOwnCalendars({ team: [] }, braids, null))).toEqual([null]);
  });

  test("those who do the service, and everybody for a visit without one", () => {
    expect(listIds(listOnlineCalendars({ team, plan }, braids))).toEqual([ada]);
    expect(listIds(listOnlineCalendars({ team, plan }, trim))).toEqual([ada, bintu]);
    expect(listIds(listOnlineCalendars({ team, plan }, undefined))).toEqual([ada, bintu]);
  });

  test("not whoever takes no new bookings, except for what the business finds theirs already", () => {
    const away = [makeTeammate(ada, { takesBookings: false }), makeTeammate(bintu)];
    expect(listIds(listOnlineCalendars({ team: away, plan }, braids))).toEqual([bintu]);
    expect(listIds(listOwnCalendars({ team: away }, braids, null))).toEqual([bintu]);
    expect(listIds(listOwnCalendars({ team: away }, braids, ada))).toEqual([ada, bintu]);
  });

  test("on a plan with one calendar customers book the first who takes bookings, the business anybody", () => {
    const salon = { team: [makeTeammate("away", { takesBookings: false }), ...team] };
    expect(listIds(listOnlineCalendars({ ...salon, plan: "Basic" }, trim))).toEqual([ada]);
    expect(listIds(listOwnCalendars(salon, trim, null))).toEqual([ada, bintu]);
  });

  test("nobody steps in for a service that the first doesn't do", () => {
    const salon = { team: [makeTeammate(ada, { serviceIds: [trim] }), makeTeammate(bintu)] };
    expect(listIds(listOnlineCalendars({ ...salon, plan: "Basic" }, braids))).toEqual([]);
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
    listFreeTeammates({ team, plan, maxVisitsAtOnce }, place, taken, "customer");

  test("whoever has nothing then", () => {
    expect(listFree([])).toEqual([ada, bintu]);
    expect(listFree([visit(ada, 30, 45)])).toEqual([bintu]);
    expect(listFree([visit(ada, 60, 90), visit(bintu, -30, 0)])).toEqual([ada, bintu]);
  });

  test("on a plan with one calendar the business may, where a customer may not", () => {
    const salon = { team, plan: "Basic" as const, maxVisitsAtOnce: null };
    const taken = [visit(ada, 30, 45)];
    const theirs = { ...place, teammateId: bintu };
    expect(listFreeTeammates(salon, place, taken, "customer")).toEqual([]);
    expect(listFreeTeammates(salon, theirs, taken, "customer")).toEqual([]);
    expect(listFreeTeammates(salon, place, taken, "business")).toEqual([bintu]);
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
