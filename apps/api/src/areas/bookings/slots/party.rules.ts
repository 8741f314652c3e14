import type { NoSlotReason } from "@boab/contracts/bookings/copy";
import {
  listTeammatesFreeAt,
  makeSlotStartFinder,
  type Schedule,
  toBlockedRange,
  type Visit,
} from "./slots.rules.ts";
import { chooseTeammate, type Taken } from "./team-calendars.rules.ts";

const minuteMs = 60_000;

/** What one person of a party comes for, and who of the team could do it. */
export interface PartyVisit {
  visit: Visit;
  schedule: Schedule;
}

/** When one person of a party is served, and by whom. */
interface PartyPlace {
  startsAt: number;
  teammateId: string | null;
}

export interface PartyPlan {
  startsAt: number;
  endsAt: number;
  /** In the order of the visits. */
  places: PartyPlace[];
}

interface PartyTimes {
  taken: readonly Taken[];
  now: number;
  /** Nobody waits longer than this after the first has started. */
  maxWaitMinutes: number;
}

/**
 * Finds the times of a day at which a party can come together. Whoever has nobody free for them at the start follows as
 * soon as somebody is. Listing and accepting both use this, so a time that isn't found here can't be booked.
 */
export function makePartyFinder(visits: readonly PartyVisit[], times: PartyTimes) {
  const finders = visits.map(({ visit, schedule }) => makeSlotStartFinder(schedule, visit, times));
  return (date: string): { plans: PartyPlan[]; reason: NoSlotReason | null } => {
    const days = finders.map((find) => find(date));
    const closed = days.find(({ openings, reason }) => reason !== null && openings.length === 0);
    if (closed) return { plans: [], reason: closed.reason };
    const starts = new Set(
      days.flatMap(({ openings }) =>
        openings.filter(({ isFree }) => isFree).map(({ startsAt }) => startsAt),
      ),
    );
    const plans = [...starts]
      .toSorted((one, other) => one - other)
      .flatMap((startsAt) => planParty(visits, startsAt, date, times) ?? []);
    return { plans, reason: plans.length > 0 ? null : "all taken" };
  };
}

/** The plan that is over first, of all orders in which the people can be served; undefined where none fits. */
export function planParty(
  visits: readonly PartyVisit[],
  startsAt: number,
  date: string,
  times: PartyTimes,
): PartyPlan | undefined {
  return listOrders(visits.map((_, index) => index))
    .flatMap((order) => planInOrder(visits, order, { startsAt, date }, times) ?? [])
    .toSorted((one, other) => one.endsAt - other.endsAt)
    .at(0);
}

/** Every order of a few people. */
const listOrders = (indexes: readonly number[]): number[][] =>
  indexes.length <= 1
    ? [[...indexes]]
    : indexes.flatMap((first) =>
        listOrders(indexes.filter((index) => index !== first)).map((rest) => [first, ...rest]),
      );

/** Serves the people one after the other, each as early as somebody is free for them. */
function planInOrder(
  visits: readonly PartyVisit[],
  order: readonly number[],
  { startsAt, date }: { startsAt: number; date: string },
  { taken, maxWaitMinutes }: PartyTimes,
): PartyPlan | undefined {
  const held: Taken[] = [];
  const places: PartyPlace[] = [];
  for (const index of order) {
    const partyVisit = visits[index];
    if (!partyVisit) return undefined;
    const { visit, schedule } = partyVisit;
    const place = listNextStarts(startsAt, visit, held)
      .filter((start) => start <= startsAt + maxWaitMinutes * minuteMs)
      .map((start) => ({
        startsAt: start,
        free: listTeammatesFreeAt(schedule, visit, {
          startsAt: start,
          date,
          taken: [...taken, ...held],
        }),
      }))
      .find(({ free }) => free.length > 0);
    if (!place) return undefined;
    const teammateId = chooseTeammate(place.free, [...taken, ...held]);
    places[index] = { startsAt: place.startsAt, teammateId };
    held.push({
      ...toBlockedRange(place.startsAt, visit),
      teammateId,
      bookingId: `party ${index}`,
    });
  }
  // Everybody comes together, so somebody has to begin.
  if (!places.some((place) => place.startsAt === startsAt)) return undefined;
  const ends = places.map((place, index) => {
    const minutes = visits[index]?.visit.durationMinutes ?? 0;
    return place.startsAt + minutes * minuteMs;
  });
  return { startsAt, endsAt: Math.max(...ends), places };
}

/** Somebody can start with the first, or once a visit of the party has ended and what has to stay free around both. */
const listNextStarts = (startsAt: number, visit: Visit, held: readonly Taken[]): number[] =>
  [
    startsAt,
    ...held
      .map(({ to }) => to + visit.bufferBeforeMinutes * minuteMs)
      .filter((start) => start > startsAt),
  ].toSorted((one, other) => one - other);
