import { describe, expect, test } from "vitest";
import type { Taken } from "../slots/team-calendars.rules.ts";
import {
  decideOfferTimes,
  listFittingStarts,
  type Opening,
  planOffers,
  type WaitingPlace,
} from "./waitlist.rules.ts";

const timeZone = "Australia/Melbourne";
const hour = 3_600_000;
/** 10 am on a Wednesday in Melbourne, in summer time. */
const now = Date.parse("2026-11-24T23:00:00Z");
const clock = { timeZone, noticeHours: 0, now };

describe("when a freed time is offered", () => {
  test.each([
    ["at once in the day", "2026-11-24T23:00:00Z", "2026-11-24T23:00:00Z"],
    ["at 8 am sharp", "2026-11-24T21:00:00Z", "2026-11-24T21:00:00Z"],
    ["from 8 am before that", "2026-11-24T20:59:00Z", "2026-11-24T21:00:00Z"],
    ["still at 7:59 pm", "2026-11-25T08:59:00Z", "2026-11-25T08:59:00Z"],
    ["from 8 am tomorrow at 8 pm", "2026-11-25T09:00:00Z", "2026-11-25T21:00:00Z"],
  ])("%s", (_when, at, opensAt) => {
    const times = decideOfferTimes(Date.parse("2026-12-01T00:00:00Z"), {
      ...clock,
      now: Date.parse(at),
    });
    expect(times?.opensAt).toBe(Date.parse(opensAt));
    expect(times?.answerBy).toBe(Date.parse(opensAt) + hour / 2);
  });

  test("two hours before it starts it is everybody's, and so it is within the business's notice", () => {
    expect(decideOfferTimes(now + 2.5 * hour, clock)).toEqual({
      opensAt: now,
      answerBy: now + hour / 2,
      holdsUntil: now + hour / 2,
    });
    expect(decideOfferTimes(now + 2.5 * hour - 1, clock)).toBeNull();
    const strict = { ...clock, noticeHours: 24 };
    expect(decideOfferTimes(now + 24.4 * hour, strict)).toBeNull();
    expect(decideOfferTimes(now + 24.5 * hour, strict)).not.toBeNull();
  });

  test("a night that leaves no half-hour in the morning makes it public at once", () => {
    const night = { ...clock, now: Date.parse("2026-11-25T11:00:00Z") };
    const at = (time: string) => Date.parse(`2026-11-25T${time}Z`);
    expect(decideOfferTimes(at("23:15"), night)).toBeNull();
    expect(decideOfferTimes(at("23:30"), night)?.opensAt).toBe(at("21:00"));
  });

  test("a late worker has a quarter of an hour, but never the last two hours", () => {
    const { answerBy, holdsUntil } = decideOfferTimes(now + 9 * hour, clock) ?? {};
    expect(holdsUntil).toBe((answerBy ?? 0) + hour / 4);
    expect(decideOfferTimes(now + 2.6 * hour, clock)?.holdsUntil).toBeCloseTo(now + 0.6 * hour);
  });
});

const date = "2026-11-28";
/** 9 am in Melbourne and each half-hour after. */
const at = (index: number) => Date.parse("2026-11-27T22:00:00Z") + index * (hour / 2);

const makePlace = (changes: Partial<WaitingPlace> = {}): WaitingPlace => ({
  teammateId: null,
  dates: [date],
  earliestStart: null,
  latestStart: null,
  knownStarts: [],
  hasOffer: false,
  ...changes,
});

const hold = (startsAt: number, teammateId: string | null = null): Taken => ({
  from: startsAt,
  to: startsAt + hour / 2,
  teammateId,
  bookingId: "held",
});

/** Half-hour visits from nine to eleven, of which `free` aren't taken by others. */
const makeDay =
  (free: readonly number[]) =>
  (_place: WaitingPlace, day: string, offered: readonly Taken[]): Opening[] =>
    day === date
      ? [0, 1, 2, 3].map((index) => ({
          startsAt: at(index),
          freeTeammates:
            free.includes(index) && !offered.some(({ from }) => from === at(index)) ? [null] : [],
        }))
      : [];

const plan = (places: WaitingPlace[], free: readonly number[], offered: readonly Taken[] = []) =>
  planOffers({
    places,
    findOpenings: makeDay(free),
    offered,
    holdTime: (_place, { startsAt }) => hold(startsAt),
    clock,
  });

const getOffers = (turns: ReturnType<typeof plan>) =>
  turns.map(({ offer }) => offer && (offer.startsAt - at(0)) / (hour / 2));

describe("who is asked", () => {
  test("the first in the order of joining, and the next about the next time", () => {
    expect(getOffers(plan([makePlace(), makePlace(), makePlace()], [1, 3]))).toEqual([1, 3, null]);
  });

  test("only whom the day, the time of day and the person suit", () => {
    const places = [
      makePlace({ dates: ["2026-11-29"] }),
      makePlace({ earliestStart: "10:00" }),
      makePlace({ latestStart: "09:00" }),
      makePlace({ teammateId: "nyandeng" }),
      makePlace({ earliestStart: "09:30", latestStart: "09:30" }),
    ];
    expect(getOffers(plan(places, [1]))).toEqual([null, null, null, null, 1]);
  });

  test("nobody about what was free when they joined, or when they were asked before", () => {
    const [turn] = plan([makePlace({ knownStarts: [at(1)] })], [1]);
    expect(turn).toMatchObject({ offer: null, knownStarts: [at(1)] });
  });

  test("again once it was taken and freed once more", () => {
    const [taken] = plan([makePlace({ knownStarts: [at(1)] })], [0]);
    // 9:30 was taken meanwhile, and 9:00 is what they are asked about.
    expect(taken?.knownStarts).toEqual([at(0)]);
    expect(getOffers(plan([makePlace({ knownStarts: taken?.knownStarts ?? [] })], [1]))).toEqual([
      1,
    ]);
  });

  test("nobody about two at once, and nobody about what is offered to somebody else", () => {
    expect(
      getOffers(plan([makePlace({ hasOffer: true }), makePlace()], [1], [hold(at(1))])),
    ).toEqual([null, null]);
  });

  test("a time that others were only offered isn't freed anew when their half-hour ends", () => {
    const asked = makePlace({ knownStarts: [at(1)] });
    const [during] = plan([asked], [1], [hold(at(1))]);
    expect(during?.knownStarts).toEqual([at(1)]);
    expect(getOffers(plan([makePlace({ knownStarts: during?.knownStarts ?? [] })], [1]))).toEqual([
      null,
    ]);
  });

  test("once about a time, not about each start that overlaps it; a later one is another time", () => {
    const turns = (knownStarts: number[]) =>
      planOffers({
        places: [makePlace({ knownStarts })],
        findOpenings: makeDay([0, 1, 2, 3]),
        offered: [],
        // A visit of an hour.
        holdTime: (_place, { startsAt }) => ({ ...hold(startsAt), to: startsAt + hour }),
        clock,
      });
    const [turn] = turns([at(2)]);
    expect(turn?.knownStarts).toEqual([at(2), at(0), at(1)]);
    expect(getOffers(turns(turn?.knownStarts ?? []))).toEqual([3]);
  });

  test("nobody where the time would be public before the half-hour is over", () => {
    const soon = { ...clock, now: at(1) - 2.4 * hour };
    const turns = planOffers({
      places: [makePlace()],
      findOpenings: makeDay([1]),
      offered: [],
      holdTime: (_place, { startsAt }) => hold(startsAt),
      clock: soon,
    });
    expect(getOffers(turns)).toEqual([null]);
  });
});

test("the latest start counts, and no end of the visit", () => {
  const day = makeDay([0, 1, 2, 3])(makePlace(), date, []);
  const window = { teammateId: null, earliestStart: "09:30", latestStart: "10:00" };
  expect(listFittingStarts(window, day, timeZone)).toEqual([at(1), at(2)]);
});
