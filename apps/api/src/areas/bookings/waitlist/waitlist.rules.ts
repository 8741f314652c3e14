import { offerHours, offerLeadHours, offerMinutes } from "@boab/contracts/bookings/limits";
import type { Taken } from "../slots/team-calendars.rules.ts";
import { addDays, toInstant, toLocalDateTime } from "../slots/zone.rules.ts";

const minuteMs = 60_000;
const offerMs = offerMinutes * minuteMs;
const leadMs = offerLeadHours * 60 * minuteMs;
/** A late worker has this long to ask the next before the time is everybody's. */
const turnMs = 15 * minuteMs;

/** All in milliseconds since 1970. */
export interface OfferTimes {
  opensAt: number;
  answerBy: number;
  holdsUntil: number;
}

/** The clock of a business, and how long before a visit it has to be booked. */
interface OfferClock {
  timeZone: string;
  noticeHours: number;
  now: number;
}

/**
 * Decides when a freed time can be offered next: for the whole half-hour, from 8 am to 8 pm at the business, and done two
 * hours before the time starts, or before the business's own notice. Null where that can't be had any more; then the time
 * is everybody's.
 */
export function decideOfferTimes(
  startsAt: number,
  { timeZone, noticeHours, now }: OfferClock,
): OfferTimes | null {
  const opensAt = findOpening(timeZone, now);
  const answerBy = opensAt + offerMs;
  const publicFrom = startsAt - Math.max(leadMs, noticeHours * 60 * minuteMs);
  if (answerBy > publicFrom) return null;
  return { opensAt, answerBy, holdsUntil: Math.min(answerBy + turnMs, publicFrom) };
}

/** Now, or the next 8 am. */
function findOpening(timeZone: string, now: number): number {
  const { date, time } = toLocalDateTime(now, timeZone);
  if (time >= offerHours.from && time < offerHours.until) return now;
  const day = time < offerHours.from ? date : addDays(date);
  return toInstant(day, offerHours.from, timeZone, "earlier");
}

/** What somebody on the list waits for. */
export interface WaitingPlace {
  /** Null: anyone of the team. */
  teammateId: string | null;
  dates: readonly string[];
  earliestStart: string | null;
  latestStart: string | null;
  /** Starts that were free for this place already, or that it was asked about. */
  knownStarts: readonly number[];
  hasOffer: boolean;
}

/** A start of a day, and who of the team is free then. */
export interface Opening {
  startsAt: number;
  freeTeammates: readonly (string | null)[];
}

export interface PlannedOffer extends OfferTimes {
  startsAt: number;
  freeTeammates: readonly (string | null)[];
}

interface Turn<Place extends WaitingPlace> {
  /** In the order of joining. */
  places: readonly Place[];
  /** The starts of a day by the length of what the place waits for, as they would be with this offered to others. */
  findOpenings: (place: Place, date: string, offered: readonly Taken[]) => readonly Opening[];
  /** What is offered already. */
  offered: readonly Taken[];
  /** Who does an offered visit, and what it blocks. */
  holdTime: (place: Place, offer: PlannedOffer) => Taken;
  clock: OfferClock;
}

export interface PlaceTurn<Place extends WaitingPlace> {
  place: Place;
  knownStarts: number[];
  offer: (PlannedOffer & { held: Taken }) | null;
}

/**
 * Offers each freed time to the first on the list whom it fits and who isn't asked about another. A time is freed for
 * somebody when it is free now and wasn't when they joined or when their turn was taken last.
 */
export function planOffers<Place extends WaitingPlace>({
  places,
  findOpenings,
  offered,
  holdTime,
  clock,
}: Turn<Place>): PlaceTurn<Place>[] {
  const held = [...offered];
  return places.map((place) => {
    // What is only offered to others counts as free here: it wasn't freed once more when their half-hour ends.
    const days = place.dates.map((date) => findOpenings(place, date, []));
    const free = new Set(days.flatMap((day) => listFittingStarts(place, day, clock.timeZone)));
    const knownStarts = place.knownStarts.filter((start) => free.has(start));
    const offer = place.hasOffer
      ? undefined
      : place.dates
          .flatMap((date) => findOpenings(place, date, held))
          .flatMap(({ startsAt, freeTeammates }) => {
            const suited = listSuited(place, freeTeammates);
            const times = decideOfferTimes(startsAt, clock);
            return suited.length > 0 &&
              times &&
              free.has(startsAt) &&
              !knownStarts.includes(startsAt)
              ? [{ startsAt, freeTeammates: suited, ...times }]
              : [];
          })
          .at(0);
    if (!offer) return { place, knownStarts, offer: null };
    const taken = holdTime(place, offer);
    held.push(taken);
    // Whoever is asked about nine o'clock isn't asked about half past eight and half past nine as well.
    const lengthMs = taken.to - taken.from;
    const asked = [...free].filter((start) => Math.abs(start - offer.startsAt) < lengthMs);
    return {
      place,
      knownStarts: [...new Set([...knownStarts, ...asked])],
      offer: { ...offer, held: taken },
    };
  });
}

const listSuited = (
  { teammateId }: Pick<WaitingPlace, "teammateId">,
  freeTeammates: Opening["freeTeammates"],
) => (teammateId === null ? freeTeammates : freeTeammates.filter((id) => id === teammateId));

/** The free starts of a day that suit a place. */
export const listFittingStarts = (
  place: Pick<WaitingPlace, "teammateId" | "earliestStart" | "latestStart">,
  day: readonly Opening[],
  timeZone: string,
): number[] =>
  day
    .filter(({ startsAt, freeTeammates }) => {
      const { time } = toLocalDateTime(startsAt, timeZone);
      return (
        listSuited(place, freeTeammates).length > 0 &&
        time >= (place.earliestStart ?? "00:00") &&
        time <= (place.latestStart ?? "24:00")
      );
    })
    .map(({ startsAt }) => startsAt);
