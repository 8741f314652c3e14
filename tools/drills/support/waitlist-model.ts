/** What the database says about a waiting list once everything is over, in plain records. */
export interface WaitedPlace {
  id: string;
  dates: string[];
  earliestStart: string | null;
  latestStart: string | null;
  joinedAt: Date;
  endedAt: Date | null;
}

export interface OfferedTime {
  placeId: string;
  startsAt: Date;
  createdAt: Date;
  endedAt: Date | null;
}

export interface VisitedTime {
  startsAt: Date;
  createdAt: Date;
  endedAt: Date | null;
  isOfferTaken: boolean;
}

interface Story {
  /** In the order of joining. */
  places: readonly WaitedPlace[];
  offers: readonly OfferedTime[];
  visits: readonly VisitedTime[];
}

interface Span {
  createdAt: Date;
  endedAt: Date | null;
}

const overlaps = (one: Span, other: Span) =>
  (one.endedAt === null || one.endedAt > other.createdAt) &&
  (other.endedAt === null || other.endedAt > one.createdAt);

/** How many pairs held one time at one instant: offers and visits, whoever has them. */
export function findDoubleHolders({ offers, visits }: Story): number {
  const byTime = Map.groupBy([...offers, ...visits], ({ startsAt }) => startsAt.getTime());
  let pairs = 0;
  for (const holders of byTime.values())
    holders.forEach((one, index) => {
      pairs += holders.slice(index + 1).filter((other) => overlaps(one, other)).length;
    });
  return pairs;
}

/**
 * How often somebody was passed over: the time went to a later one or to a stranger, or is free at the end, and they
 * waited for it, weren't being asked about another time, and had never been asked about this one.
 */
export function findSkipped(
  { places, offers, visits }: Story,
  toLocal: (instant: Date) => { date: string; time: string },
): number {
  const fits = (place: WaitedPlace, startsAt: Date) => {
    const { date, time } = toLocal(startsAt);
    return (
      place.dates.includes(date) &&
      time >= (place.earliestStart ?? "00:00") &&
      time <= (place.latestStart ?? "24:00")
    );
  };
  const isPassedOver = (place: WaitedPlace, startsAt: Date, at: Date) => {
    const own = offers.filter(({ placeId, createdAt }) => placeId === place.id && createdAt <= at);
    const isWaiting = place.joinedAt < at && (place.endedAt === null || place.endedAt > at);
    const isAsked = own.some(({ endedAt }) => endedAt === null || endedAt > at);
    const wasAsked = own.some((offer) => offer.startsAt.getTime() === startsAt.getTime());
    return isWaiting && fits(place, startsAt) && !isAsked && !wasAsked;
  };
  const countPassedOver = (candidates: readonly WaitedPlace[], startsAt: Date, at: Date) =>
    candidates.filter((place) => isPassedOver(place, startsAt, at)).length;
  const byOffers = offers.map(({ placeId, startsAt, createdAt }) =>
    countPassedOver(
      places.slice(
        0,
        places.findIndex(({ id }) => id === placeId),
      ),
      startsAt,
      createdAt,
    ),
  );
  const lastJoined = places.at(-1)?.joinedAt ?? new Date(0);
  // Those that filled the days before anybody waited took nothing from anybody.
  const byStrangers = visits
    .filter(({ createdAt, isOfferTaken }) => !isOfferTaken && createdAt > lastJoined)
    .map(({ startsAt, createdAt }) => countPassedOver(places, startsAt, createdAt));
  const isHeldAtTheEnd = (startsAt: Date) =>
    [...visits, ...offers].some(
      (one) => one.startsAt.getTime() === startsAt.getTime() && one.endedAt === null,
    );
  const end = new Date(8.64e15);
  const byNobody = [
    ...new Map(visits.map(({ startsAt }) => [startsAt.getTime(), startsAt])).values(),
  ]
    .filter((startsAt) => !isHeldAtTheEnd(startsAt))
    .map((startsAt) => countPassedOver(places, startsAt, end));
  return [...byOffers, ...byStrangers, ...byNobody].reduce((total, count) => total + count, 0);
}
