import { maxUnansweredOffers } from "@boab/contracts/bookings/limits";
import { type Db, inTransaction, type Tx } from "#platform/db/db.ts";
import { refreshFreeTimesTask, sendWaitlistEmailTask } from "../bookings.tasks.ts";
import type { BookingsDeps } from "../deps.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import {
  type BookableSettings,
  findBookable,
  lockBusiness,
} from "../settings/settings.repository.ts";
import { findTakenRanges } from "../slots/list-slots.ts";
import { makeDefaultVisit, toBlockedRange } from "../slots/slots.rules.ts";
import { chooseTeammate, type Taken } from "../slots/team-calendars.rules.ts";
import { toLocalDateTime } from "../slots/zone.rules.ts";
import { findPlaceVisit, makeOpeningsFinder } from "./find-openings.ts";
import {
  endOffer,
  insertOffer,
  listOpenOffers,
  listRequestsFromOffers,
  markAnnounced,
  type OpenOffer,
} from "./offers.repository.ts";
import {
  countSilence,
  endPlace,
  hasWaitlist,
  listPlacesInOrder,
  type StoredPlace,
  saveKnownStarts,
} from "./waitlist.repository.ts";
import { type PlannedOffer, planOffers } from "./waitlist.rules.ts";

type Deps = Pick<BookingsDeps, "tasks">;

/** Takes the turns of a business after its times changed or an offer ran out. Safe to run at any time, and twice. */
export async function takeTurnsOfBusiness(
  { db, tasks, clock }: Pick<BookingsDeps, "db" | "tasks" | "clock">,
  businessId: string,
): Promise<void> {
  if (!(await isWaitlistBusy(db, businessId))) return;
  await inTransaction(db, async (tx) => {
    await lockBusiness(tx, businessId);
    await takeTurns({ tasks }, tx, businessId, clock());
  });
}

const isWaitlistBusy = async (db: Db, businessId: string) =>
  (await hasWaitlist(db, businessId)) || (await listOpenOffers(db, businessId)).length > 0;

/**
 * Under the business's lock: ends the offers whose time is over or can't be had any more, and offers what was freed to
 * the next (F-BOOK-10). It reads everything anew, so whoever comes second finds nothing to do.
 */
export async function takeTurns(deps: Deps, tx: Tx, businessId: string, now: Date): Promise<void> {
  if (!(await isWaitlistBusy(tx, businessId))) return;
  const business = await findBookable(tx, businessId);
  const offers = await endUnanswered(deps, tx, await listOpenOffers(tx, businessId), now);
  if (!business) return withdraw(tx, offers, now);
  const settings = toBookingSettings(business);
  const places = await endPastPlaces(tx, await listPlacesInOrder(tx, businessId), now);
  const taken = await findTakenByOthers(tx, { businessId, settings, places, offers, now });
  const remaining = await endImpossible(tx, { settings, places, offers, taken, now });
  const findOpenings = makeOpeningsFinder(settings, taken, now);
  const turns = planOffers({
    places: places.map((place) => ({
      ...place,
      hasOffer: remaining.some(({ placeId }) => placeId === place.id),
    })),
    findOpenings,
    offered: remaining.map(toTaken),
    holdTime: (place, offer) => holdTime(settings, taken, place, offer),
    clock: { timeZone: settings.timeZone, noticeHours: settings.noticeHours, now: now.getTime() },
  });
  for (const { place, knownStarts, offer } of turns) {
    if (!hasSameStarts(place.knownStarts, knownStarts))
      await saveKnownStarts(tx, place.id, knownStarts);
    if (offer) await makeOffer(deps, tx, { settings, place, offer, now });
  }
  await announceOpened(deps, tx, businessId, now);
}

const toTaken = (offer: OpenOffer): Taken => ({
  from: offer.blockedFrom,
  to: offer.blockedTo,
  teammateId: offer.teammateId,
  bookingId: offer.id,
});

const hasSameStarts = (before: readonly number[], after: readonly number[]) =>
  before.length === after.length && before.every((start) => after.includes(start));

/** Ends what nobody answered in time. Whoever let two offers pass is off the list, and is told. */
async function endUnanswered(
  { tasks }: Deps,
  tx: Tx,
  offers: readonly OpenOffer[],
  now: Date,
): Promise<OpenOffer[]> {
  const remaining: OpenOffer[] = [];
  for (const offer of offers) {
    if (offer.answerBy > now) {
      remaining.push(offer);
      continue;
    }
    await endOffer(tx, offer.id, "unanswered", now);
    if ((await countSilence(tx, offer.placeId)) < maxUnansweredOffers) continue;
    await endPlace(tx, offer.placeId, "unanswered", now);
    await tasks.enqueue(tx, sendWaitlistEmailTask, { placeId: offer.placeId, notice: "ended" });
  }
  return remaining;
}

async function withdraw(tx: Tx, offers: readonly OpenOffer[], now: Date): Promise<void> {
  for (const { id } of offers) await endOffer(tx, id, "gone", now);
}

/** Ends the places whose last day has passed. */
async function endPastPlaces(
  tx: Tx,
  places: readonly StoredPlace[],
  now: Date,
): Promise<StoredPlace[]> {
  const lasting: StoredPlace[] = [];
  for (const place of places) {
    const today = toLocalDateTime(now.getTime(), place.timeZone).date;
    if (place.lastDate >= today) lasting.push(place);
    else await endPlace(tx, place.id, "over", now);
  }
  return lasting;
}

interface Waitlist {
  settings: BookableSettings;
  places: readonly StoredPlace[];
  offers: readonly OpenOffer[];
  now: Date;
}

/** What is taken on the days that somebody waits for, but for what is only offered. */
async function findTakenByOthers(
  tx: Tx,
  { businessId, settings, places, offers, now }: Waitlist & { businessId: string },
): Promise<Taken[]> {
  const dates = [
    ...places.flatMap((place) => place.dates),
    ...offers.map(({ startsAt }) => toLocalDateTime(startsAt.getTime(), settings.timeZone).date),
  ].toSorted();
  const [first] = dates;
  const last = dates.at(-1);
  if (!first || !last) return [];
  const visit = makeDefaultVisit(settings);
  const taken = await findTakenRanges(tx, { businessId, settings, visit, now }, first, last);
  return [
    ...taken.filter(({ bookingId }) => !offers.some(({ id }) => id === bookingId)),
    ...(await listRequestsFromOffers(tx, businessId, now)),
  ];
}

/** Ends the offers that the business can no longer keep, such as of a day that it has closed since. */
async function endImpossible(
  tx: Tx,
  { settings, places, offers, taken, now }: Waitlist & { taken: readonly Taken[] },
): Promise<OpenOffer[]> {
  const possible = offers.filter((offer) => {
    const place = places.find(({ id }) => id === offer.placeId);
    const others = offers.filter(({ id }) => id !== offer.id).map(toTaken);
    const { date } = toLocalDateTime(offer.startsAt.getTime(), settings.timeZone);
    const openings = place && makeOpeningsFinder(settings, taken, now)(place, date, others);
    return openings?.some(
      ({ startsAt, freeTeammates }) =>
        startsAt === offer.startsAt.getTime() && freeTeammates.includes(offer.teammateId),
    );
  });
  await withdraw(
    tx,
    offers.filter((offer) => !possible.includes(offer)),
    now,
  );
  return possible;
}

/** Whoever of the team has the least to do on that day does the visit. */
function holdTime(
  settings: BookableSettings,
  taken: readonly Taken[],
  place: StoredPlace,
  { startsAt, freeTeammates }: PlannedOffer,
): Taken {
  const dayMs = 24 * 60 * 60_000;
  const near = taken.filter(({ from, to }) => from < startsAt + dayMs && to > startsAt - dayMs);
  const visit = findPlaceVisit(settings, place) ?? makeDefaultVisit(settings);
  return {
    ...toBlockedRange(startsAt, visit),
    teammateId: chooseTeammate(freeTeammates, near),
    bookingId: place.id,
  };
}

async function makeOffer(
  { tasks }: Deps,
  tx: Tx,
  {
    settings,
    place,
    offer,
    now,
  }: {
    settings: BookableSettings;
    place: StoredPlace;
    offer: PlannedOffer & { held: Taken };
    now: Date;
  },
): Promise<void> {
  const { id: placeId, businessId } = place;
  const { durationMinutes } = findPlaceVisit(settings, place) ?? makeDefaultVisit(settings);
  const [opensAt, answerBy] = [new Date(offer.opensAt), new Date(offer.answerBy)];
  await insertOffer(tx, {
    businessId,
    placeId,
    teammateId: offer.held.teammateId,
    startsAt: new Date(offer.startsAt),
    endsAt: new Date(offer.startsAt + durationMinutes * 60_000),
    blocked: offer.held,
    opensAt,
    answerBy,
    holdsUntil: new Date(offer.holdsUntil),
    createdAt: now,
  });
  for (const startAfter of [opensAt, answerBy])
    if (startAfter > now)
      await tasks.enqueue(tx, refreshFreeTimesTask, { businessId }, { startAfter });
}

/** Emails the offers whose half-hour has begun. */
async function announceOpened(
  { tasks }: Deps,
  tx: Tx,
  businessId: string,
  now: Date,
): Promise<void> {
  for (const { id: offerId, placeId, opensAt } of await listOpenOffers(tx, businessId))
    if (opensAt <= now && (await markAnnounced(tx, offerId, now)))
      await tasks.enqueue(tx, sendWaitlistEmailTask, { placeId, notice: "offer", offerId });
}
