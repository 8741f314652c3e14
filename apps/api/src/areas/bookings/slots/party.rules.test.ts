import { describe, expect, test } from "vitest";
import { makePartyFinder, type PartyPlan, type PartyVisit } from "./party.rules.ts";
import type { Schedule } from "./slots.rules.ts";
import { listOnlineCalendars, type Taken } from "./team-calendars.rules.ts";

const date = "2026-11-28";
const at = (time: string) => Date.parse(`${date}T${time}:00+11:00`);
const teammate = { takesBookings: true, weekly: null, daysOff: [], serviceIds: null };
const team = (...names: string[]) => names.map((name) => ({ ...teammate, id: name, name }));

const makeSchedule = (names: string[], maxVisitsAtOnce: number | null = null): Schedule => ({
  acceptsBookings: true,
  mode: "daily",
  slotLength: 30,
  singleSlots: [],
  daily: { startTime: "09:00", endTime: "17:00" },
  weekly: {} as Schedule["weekly"],
  daysOff: [],
  noticeHours: 0,
  noticeDays: 0,
  daysAhead: 90,
  timeZone: "Australia/Melbourne",
  maxVisitsAtOnce,
  specialDays: [],
  calendars: listOnlineCalendars({ team: team(...names), plan: "Growing" }, null),
});

let people = 0;
const makeVisit = (minutes: number, schedule = makeSchedule(["ada", "bintu"])): PartyVisit => ({
  person: ++people,
  visit: { durationMinutes: minutes, bufferBeforeMinutes: 0, bufferAfterMinutes: 15 },
  schedule,
});

const times = (taken: Taken[] = [], maxWaitMinutes = 180) => ({
  taken,
  now: at("09:00") - 86_400_000,
  maxWaitMinutes,
});
const visit = (teammateId: string, from: string, to: string): Taken => ({
  from: at(from),
  to: at(to),
  teammateId,
  bookingId: `${teammateId} ${from}`,
});
const planAt = (
  visits: readonly PartyVisit[],
  startsAt: number,
  partyTimes: ReturnType<typeof times>,
): PartyPlan | undefined =>
  makePartyFinder(visits, partyTimes)(date).starts.find((start) => start.startsAt === startsAt)
    ?.plan;
const shown = (plan: PartyPlan | undefined) =>
  plan?.places.map(
    ({ startsAt, teammateId }) =>
      `${new Date(startsAt + 11 * 3_600_000).toISOString().slice(11, 16)} ${teammateId}`,
  );

describe("a party that comes together", () => {
  test("is served side by side, and whoever is left follows the first who is done", () => {
    const family = [makeVisit(120), makeVisit(60), makeVisit(45)];
    const plan = planAt(family, at("10:00"), times());
    expect(shown(plan)).toEqual(["10:00 ada", "10:00 bintu", "11:15 bintu"]);
    expect(plan?.endsAt).toBe(at("12:00"));
  });

  test("takes the order that is over first", () => {
    const family = [makeVisit(45), makeVisit(60), makeVisit(180)];
    const plan = planAt(family, at("10:00"), times());
    // The longest begins at once; the two short ones follow each other.
    expect(plan?.endsAt).toBe(at("13:00"));
    expect(plan?.places[2]?.startsAt).toBe(at("10:00"));
  });

  test("nobody waits longer than they may, and chairs count", () => {
    const family = [makeVisit(120), makeVisit(120), makeVisit(45)];
    expect(planAt(family, at("10:00"), times([], 45))).toBeUndefined();
    expect(planAt(family, at("10:00"), times([], 60))).toBeDefined();
    const oneChair = makeSchedule(["ada", "bintu"], 1);
    const pair = [makeVisit(60, oneChair), makeVisit(60, oneChair)];
    expect(shown(planAt(pair, at("10:00"), times()))).toEqual(["10:00 ada", "11:15 bintu"]);
  });

  test("whoever is chosen by name does that visit, one after the other", () => {
    const bintu = makeSchedule(["bintu"]);
    const pair = [makeVisit(60, bintu), makeVisit(50, bintu)];
    expect(shown(planAt(pair, at("10:00"), times()))).toEqual(["10:00 bintu", "11:15 bintu"]);
  });

  test("one person has several services one after the other, by whoever is free", () => {
    const ada = makeSchedule(["ada"]);
    const visits = [makeVisit(60), makeVisit(45, ada)].map((one) => ({ ...one, person: 1 }));
    // Only Ada does the second, so she isn't used up for the first.
    expect(shown(planAt(visits, at("10:00"), times()))).toEqual(["10:00 bintu", "11:00 ada"]);
  });

  test("what is taken is in nobody's way twice", () => {
    const taken = [visit("ada", "10:00", "12:00")];
    const pair = [makeVisit(60), makeVisit(60)];
    expect(shown(planAt(pair, at("10:00"), times(taken)))).toEqual(["10:00 bintu", "11:15 bintu"]);
  });
});

describe("the times of a day for a party", () => {
  test("are those at which all fit before closing", () => {
    const pair = [makeVisit(240), makeVisit(240)];
    const { starts, reason } = makePartyFinder(pair, times())(date);
    const fitting = starts.filter(({ plan }) => plan !== undefined);
    expect(fitting.at(-1)?.startsAt).toBe(at("13:00"));
    expect([fitting.length, reason]).toEqual([9, null]);
  });

  test("of one person are the times that are listed", () => {
    const taken = [visit("ada", "09:00", "17:00"), visit("bintu", "09:00", "16:00")];
    const { starts } = makePartyFinder([makeVisit(45)], times(taken))(date);
    const fitting = starts.filter(({ plan }) => plan !== undefined);
    expect(fitting.map(({ startsAt }) => startsAt)).toEqual([at("16:00")]);
  });

  test("a day without room says so", () => {
    const taken = [visit("ada", "09:00", "17:00"), visit("bintu", "09:00", "17:00")];
    const { starts, reason } = makePartyFinder([makeVisit(60), makeVisit(60)], times(taken))(date);
    expect(starts.filter(({ plan }) => plan !== undefined)).toEqual([]);
    expect(reason).toBe("all taken");
  });
});
