import type { NoSlotReason } from "@boab/contracts/bookings/copy";
import { maxBufferMinutes } from "@boab/contracts/bookings/limits";
import {
  makeFreeAtFinder,
  makeSlotStartFinder,
  type PartyPlace,
  type Schedule,
  type SlotsOfDay,
  toBlockedRange,
  type Visit,
} from "./slots.rules.ts";
import { isVisit, type Taken } from "./team-calendars.rules.ts";
import { toInstant, toLocalTime } from "./zone.rules.ts";

const minuteMs = 60_000;
const longestBufferMs = maxBufferMinutes * minuteMs;

/** One service of a party, for whom of them it is, and who of the team could do it. */
export interface PartyVisit {
  /** Nobody has two services at once. */
  person: number;
  visit: Visit;
  schedule: Schedule;
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
  /** Nobody waits longer than this for their turn. */
  maxWaitMinutes: number;
}

interface PartyDay {
  /** Every start of the day, with a plan where all of the party fit. */
  starts: { startsAt: number; plan: PartyPlan | undefined }[];
  reason: NoSlotReason | null;
}

/**
 * Finds the times of a day at which a party can come: those of what was chosen first. Whoever has nobody free for them at the start follows as
 * soon as somebody is. Listing and accepting both use this, so a time that isn't found here can't be booked.
 */
export function makePartyFinder(visits: readonly PartyVisit[], times: PartyTimes) {
  const [first] = visits;
  if (!first) throw new Error("unreachable: a party has visits");
  const findStarts = makeSlotStartFinder(first.schedule, first.visit, times);
  const plan = makePartyPlanner(visits, times);
  return (date: string): PartyDay => {
    const { openings, reason } = findStarts(date);
    const planDay = plan(date);
    const starts = openings.map(({ startsAt, isFree }) => ({
      startsAt,
      plan: isFree ? planDay(startsAt) : undefined,
    }));
    const hasPlan = starts.some((start) => start.plan !== undefined);
    return { starts, reason: hasPlan ? null : (reason ?? "all taken") };
  };
}

/** Of a few orders the one that is over first; undefined where the party fits in none. */
export function makePartyPlanner(
  visits: readonly PartyVisit[],
  { taken, maxWaitMinutes }: Omit<PartyTimes, "now">,
) {
  const orders = listOrders(visits);
  const [first] = visits;
  return (date: string) => {
    // However many days were read, only this one decides, so that every reading finds the same plan.
    const takenOnDay = first ? listTakenOnDay(first.schedule, taken, date) : [];
    const day = { date, taken: takenOnDay };
    const freeOnDay = visits.map(({ schedule, visit }) => makeFreeAtFinder(schedule, visit, day));
    const busyMs = sumTaken(takenOnDay);
    return (startsAt: number): PartyPlan | undefined => {
      const begin = { visits, freeOnDay, busyMs, startsAt, maxWaitMinutes };
      return orders
        .flatMap((order) => planInOrder(order, begin) ?? [])
        .toSorted((one, other) => one.endsAt - other.endsAt)
        .at(0);
    };
  };
}

/**
 * Those first whom the fewest of the team can serve, and of equals the longest; the same with what was chosen first at the
 * beginning; the shortest first, so that nobody waits long; and as they were chosen. All orders would find an earlier end
 * now and then, and take several times as long.
 */
function listOrders(visits: readonly PartyVisit[]): number[][] {
  const asChosen = visits.map((_, index) => index);
  const hardestFirst = asChosen.toSorted((one, other) => {
    const [a, b] = [visits[one], visits[other]];
    if (!a || !b) return 0;
    return (
      a.schedule.calendars.length - b.schedule.calendars.length ||
      b.visit.durationMinutes - a.visit.durationMinutes
    );
  });
  const others = hardestFirst.filter((index) => index !== 0);
  const orders = [hardestFirst, [0, ...others], [0, ...others.toReversed()], asChosen];
  return [...new Map(orders.map((order) => [order.join(), order])).values()];
}

interface PlanBeginning {
  visits: readonly PartyVisit[];
  freeOnDay: ((startsAt: number, held: readonly Taken[]) => (string | null)[])[];
  /** How long each of the team is booked that day. */
  busyMs: ReadonlyMap<string | null, number>;
  startsAt: number;
  maxWaitMinutes: number;
}

/** Places the visits one after the other, each as early as its person is free and somebody is for them. */
function planInOrder(
  order: readonly number[],
  { visits, freeOnDay, busyMs, startsAt, maxWaitMinutes }: PlanBeginning,
): PartyPlan | undefined {
  const held: Taken[] = [];
  const places: PartyPlace[] = [];
  const personFreeFrom = new Map<number, number>();
  for (const index of order) {
    const [member, findFree] = [visits[index], freeOnDay[index]];
    if (!member || !findFree) return undefined;
    const { person, visit } = member;
    const earliest = personFreeFrom.get(person) ?? startsAt;
    const place = listNextStarts(earliest, visit, held)
      .filter((start) => start <= earliest + maxWaitMinutes * minuteMs)
      .map((start) => ({ start, free: findFree(start, held) }))
      .find(({ free }) => free.length > 0);
    if (!place) return undefined;
    const spared = spareForOthers(place.free, member, visits);
    const teammateId = findLeastBusy(spared, busyMs, held);
    const endsAt = place.start + visit.durationMinutes * minuteMs;
    places[index] = { startsAt: place.start, endsAt, teammateId };
    personFreeFrom.set(person, endsAt);
    held.push({
      ...toBlockedRange(place.start, visit),
      teammateId,
      bookingId: `party ${index}`,
    });
  }
  // What was chosen first is when the party comes.
  if (places[0]?.startsAt !== startsAt) return undefined;
  return { startsAt, endsAt: Math.max(...places.map(({ endsAt }) => endsAt)), places };
}

/** What is taken on a day or close enough to be in the way of its visits. */
function listTakenOnDay({ timeZone }: Schedule, taken: readonly Taken[], date: string): Taken[] {
  const from = toInstant(date, "00:00", timeZone, "earlier") - longestBufferMs;
  const to = toInstant(date, "24:00", timeZone, "later") + longestBufferMs;
  return taken.filter((one) => one.to > from && one.from < to);
}

function sumTaken(taken: readonly Taken[]): Map<string | null, number> {
  const sums = new Map<string | null, number>();
  for (const one of taken.filter(isVisit))
    sums.set(one.teammateId, (sums.get(one.teammateId) ?? 0) + one.to - one.from);
  return sums;
}

/** Of equals the owner's first. */
function findLeastBusy(
  free: readonly (string | null)[],
  busyMs: ReadonlyMap<string | null, number>,
  held: readonly Taken[],
): string | null {
  const heldMs = sumTaken(held);
  const [first] = free
    .map((id) => ({ id, total: (busyMs.get(id) ?? 0) + (heldMs.get(id) ?? 0) }))
    .toSorted((one, other) => one.total - other.total);
  return first?.id ?? null;
}

/** Of those who are free, the ones whom the fewest visits with less choice could need. */
function spareForOthers(
  free: readonly (string | null)[],
  { schedule }: PartyVisit,
  visits: readonly PartyVisit[],
): (string | null)[] {
  const choosier = visits.filter(
    (other) => other.schedule.calendars.length < schedule.calendars.length,
  );
  const counted = free.map((id) => ({
    id,
    needed: choosier.filter((other) =>
      other.schedule.calendars.some(({ teammateId }) => teammateId === id),
    ).length,
  }));
  const least = Math.min(...counted.map(({ needed }) => needed));
  return counted.filter(({ needed }) => needed === least).map(({ id }) => id);
}

/** As early as possible, or once a visit of the party has ended and what has to stay free around both. */
const listNextStarts = (earliest: number, visit: Visit, held: readonly Taken[]): number[] =>
  [
    earliest,
    ...held
      .map(({ to }) => to + visit.bufferBeforeMinutes * minuteMs)
      .filter((start) => start > earliest),
  ].toSorted((one, other) => one - other);

/** The times of a day for a party, as the business's clock shows them. */
export function findPartySlots(
  visits: readonly PartyVisit[],
  date: string,
  { timeZone, ...times }: PartyTimes & { timeZone: string },
): SlotsOfDay {
  const { starts, reason } = makePartyFinder(visits, times)(date);
  const shortestMs = Math.max(...visits.map(({ visit }) => visit.durationMinutes)) * minuteMs;
  const slots = starts.map(({ startsAt, plan }) => {
    // Where the party doesn't fit, nobody sees when it would be over.
    const endsAt = plan?.endsAt ?? startsAt + shortestMs;
    return {
      startsAt,
      endsAt,
      isFree: plan !== undefined,
      freeTeammates: plan ? [plan.places[0]?.teammateId ?? null] : [],
      ...(plan && { places: plan.places }),
      start: toLocalTime(startsAt, timeZone),
      end: toLocalTime(endsAt, timeZone),
    };
  });
  return { slots, reason };
}
