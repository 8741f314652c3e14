import { bookingCopy, noSlotCopy, styleRefusalCopy } from "@boab/contracts/bookings/copy";
import {
  maxBufferMinutes,
  maxPartyWaitMinutes,
  maxSlotCountDays,
} from "@boab/contracts/bookings/limits";
import {
  type PartyVisit as ChosenPartyVisit,
  readPartyQuery,
} from "@boab/contracts/bookings/party";
import type { BookingSettings, Service } from "@boab/contracts/bookings/settings";
import type {
  countSlots as countSlotsCall,
  listSlots as listSlotsCall,
  SlotDay,
} from "@boab/contracts/bookings/slots";
import { decideStyle, type StyleOffer } from "@boab/contracts/bookings/style.rules";
import { readStyleQuery, type StyleChoice } from "@boab/contracts/bookings/styles";
import type { PartOutput } from "@boab/contracts/common/call";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { BookingsDeps } from "../deps.ts";
import { findVisibleBookable, toBookingSettings } from "../settings/read-settings.ts";
import type { BookableBusiness, BookableSettings } from "../settings/settings.repository.ts";
import { findChosenTeammate } from "./chosen-teammate.rules.ts";
import {
  findPartySlots,
  makePartyFinder,
  makePartyPlanner,
  type PartyVisit,
} from "./party.rules.ts";
import {
  findSlots,
  makeDefaultVisit,
  makeSlotStartFinder,
  type PartyPlace,
  type SlotsOfDay,
  toSchedule,
  type Visit,
} from "./slots.rules.ts";
import { findTaken } from "./taken.repository.ts";
import type { Taken } from "./team-calendars.rules.ts";
import { addDays, toInstant, toLocalDateTime, toLocalTime } from "./zone.rules.ts";

type Deps = Pick<BookingsDeps, "db" | "clock">;

/** A service in the size, the length and with the extras that somebody chose. */
export type ChosenService = Service & Pick<StyleOffer, "style">;

/** The service somebody chose, with what it then costs and takes; without one, a visit takes one slot. */
export function findService(
  settings: Pick<BookingSettings, "services">,
  serviceId: string | undefined,
  choice: StyleChoice = {},
): ChosenService | undefined {
  if (serviceId === undefined) return undefined;
  const service = settings.services.find(({ id }) => id === serviceId);
  if (!service)
    throw new AppError("bad_request", { fields: { serviceId: bookingCopy.serviceGone } });
  const verdict = decideStyle(service, choice);
  if (!verdict.ok)
    throw new AppError("bad_request", { fields: { style: styleRefusalCopy[verdict.reason] } });
  const { priceCents, durationMinutes, depositCents, style } = verdict.offer;
  return { ...service, priceCents, durationMinutes, depositCents, style };
}

export interface SlotSearch {
  businessId: string;
  settings: BookableSettings;
  visit: Visit;
  /** Only those of the team who do this service are asked; without one, all of them. */
  serviceId?: string | null | undefined;
  /** Only this person is asked. */
  teammateId?: string | undefined;
  /** What is booked with it. */
  others?: readonly SearchedVisit[];
  now: Date;
  /** Bookings that are about to move, whose own times count as free. */
  except?: readonly string[];
}

/** What is booked with a first visit, for whom of the party. */
export interface SearchedVisit extends Pick<SlotSearch, "visit" | "serviceId" | "teammateId"> {
  person: number;
}

const toSearchedSchedule = ({ settings, serviceId, teammateId }: SlotSearch) =>
  toSchedule(settings, serviceId, teammateId);

/** Undefined where one visit is looked for. */
function toParty(search: SlotSearch): PartyVisit[] | undefined {
  const { settings, visit, serviceId, teammateId, others = [] } = search;
  if (others.length === 0) return undefined;
  return [{ visit, serviceId, teammateId, person: 1 }, ...others].map((member) => ({
    person: member.person,
    visit: member.visit,
    schedule: toSchedule(settings, member.serviceId, member.teammateId),
  }));
}

/** Finds whether there is a free start, day by day, for one visit or for a party. */
function makeFreeStartFinder(search: SlotSearch, taken: readonly Taken[]) {
  const now = search.now.getTime();
  const party = toParty(search);
  if (!party) {
    const find = makeSlotStartFinder(toSearchedSchedule(search), search.visit, { taken, now });
    return (date: string) => {
      const { openings, reason } = find(date);
      const free = openings.flatMap(({ startsAt, isFree }) => (isFree ? startsAt : []));
      return { free, reason };
    };
  }
  const find = makePartyFinder(party, { taken, now, maxWaitMinutes: maxPartyWaitMinutes });
  return (date: string) => {
    const { starts, reason } = find(date);
    return { free: starts.flatMap(({ startsAt, plan }) => (plan ? startsAt : [])), reason };
  };
}

/** Where each visit of a party has its place if it comes at this time, whatever its notice. */
export async function findPartyPlaces(
  db: Db,
  search: SlotSearch,
  startsAt: Date,
): Promise<PartyPlace[] | undefined> {
  const { date } = toLocalDateTime(startsAt.getTime(), search.settings.timeZone);
  const taken = await findTakenRanges(db, search, date, date);
  const options = { taken, maxWaitMinutes: maxPartyWaitMinutes };
  return makePartyPlanner(toParty(search) ?? [], options)(date)(startsAt.getTime())?.places;
}

/** Who of the team a public key stands for, and throws when they can't be chosen for the service any more. */
export function requireTeammate(
  settings: BookableSettings,
  key: string | undefined,
  serviceId: string | undefined,
): string | undefined {
  if (key === undefined) return undefined;
  const teammateId = findChosenTeammate(settings, key, serviceId);
  if (teammateId === undefined) throw new AppError("teammate_not_bookable");
  return teammateId;
}

/**
 * Finds the slots of one day as it is now, with what is taken. Requesting and moving a booking use it too, under the
 * business's lock.
 */
export async function findSlotsOfDay(
  db: Db,
  search: SlotSearch & { date: string },
): Promise<SlotsOfDay & { taken: Taken[] }> {
  const { visit, date } = search;
  const taken = await findTakenRanges(db, search, date, date);
  const times = { taken, now: search.now.getTime() };
  const party = toParty(search);
  const day = party
    ? findPartySlots(party, date, {
        ...times,
        timeZone: search.settings.timeZone,
        maxWaitMinutes: maxPartyWaitMinutes,
      })
    : findSlots(toSearchedSchedule(search), visit, { ...times, date });
  return { ...day, taken };
}

const bufferMs = maxBufferMinutes * 60_000;

/** Finds what is taken from the first midnight to the last, plus the longest buffer on both sides. */
export function findTakenRanges(
  db: Db,
  search: SlotSearch,
  from: string,
  until: string,
): Promise<Taken[]> {
  const { businessId, settings, now, except } = search;
  const range = {
    from: toInstant(from, "00:00", settings.timeZone, "earlier") - bufferMs,
    to: toInstant(until, "24:00", settings.timeZone, "later") + bufferMs,
  };
  return findTaken(db, businessId, range, { now, except });
}

export async function listSlots(
  { db, clock }: Deps,
  actor: Actor,
  key: string,
  { date, ...query }: PartOutput<(typeof listSlotsCall)["query"]>,
): Promise<SlotDay> {
  const found = await findVisibleBookable(db, key, actor);
  return viewDay(db, toSearch(found, query, clock()), date);
}

type VisitQuery = Omit<PartOutput<(typeof listSlotsCall)["query"]>, "date">;

/** Reads what somebody looks for a time for. */
function toSearch(
  found: BookableBusiness,
  { serviceId, teammate, also, ...style }: VisitQuery,
  now: Date,
): SlotSearch {
  const settings = toBookingSettings(found);
  const visit =
    findService(settings, serviceId, readStyleQuery(style)) ?? makeDefaultVisit(settings);
  const teammateId = requireTeammate(settings, teammate, serviceId);
  const party = readPartyQuery(also);
  if (party === null) throw new AppError("bad_request");
  const others = listChosenVisits(settings, party);
  return { businessId: found.businessId, settings, visit, serviceId, teammateId, others, now };
}

/** What is booked with a first visit, with what it costs and takes now. */
export const listChosenVisits = (settings: BookableSettings, party: readonly ChosenPartyVisit[]) =>
  party.map(({ person, serviceId, style, teammate }) => {
    const service = requireService(findService(settings, serviceId, style));
    const teammateId = requireTeammate(settings, teammate, serviceId);
    return { person, serviceId, service, visit: service, teammateId };
  });

function requireService(service: ChosenService | undefined): ChosenService {
  if (!service)
    throw new AppError("bad_request", { fields: { serviceId: bookingCopy.serviceGone } });
  return service;
}

/** The times of a day, as everybody sees them. */
export async function viewDay(db: Db, search: SlotSearch, date: string): Promise<SlotDay> {
  const day = await findSlotsOfDay(db, { ...search, date });
  return {
    date,
    timeZone: search.settings.timeZone,
    slots: day.slots.map(({ startsAt, endsAt, start, end, isFree, places }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      start,
      end,
      isFree,
      ...(places && {
        places: places.map((place) => ({
          startsAt: new Date(place.startsAt).toISOString(),
          endsAt: new Date(place.endsAt).toISOString(),
          start: toLocalTime(place.startsAt, search.settings.timeZone),
          end: toLocalTime(place.endsAt, search.settings.timeZone),
        })),
      }),
    })),
    reason: day.reason,
    message: day.reason && noSlotCopy[day.reason],
  };
}

/** Anyone counts the free times of each day in a calendar. It takes one query for all days. */
export async function countSlots(
  { db, clock }: Deps,
  actor: Actor,
  key: string,
  { from, until, ...query }: PartOutput<(typeof countSlotsCall)["query"]>,
) {
  const found = await findVisibleBookable(db, key, actor);
  return countFreeSlotsByDay(db, toSearch(found, query, clock()), { from, until });
}

/** Counts the days that were asked for, up to six weeks. */
export async function countFreeSlotsByDay(
  db: Db,
  search: SlotSearch,
  { from, until: requestedUntil }: { from: string; until?: string | undefined },
) {
  const { settings } = search;
  const lastCountedDay = addDays(from, maxSlotCountDays - 1);
  const until = requestedUntil && requestedUntil < lastCountedDay ? requestedUntil : lastCountedDay;
  const taken = await findTakenRanges(db, search, from, until);
  const findFreeStarts = makeFreeStartFinder(search, taken);
  const days = [];
  for (let date = from; date <= until; date = addDays(date)) {
    const { free, reason } = findFreeStarts(date);
    days.push({ date, free: free.length, reason });
  }
  return { timeZone: settings.timeZone, days };
}

const maxDaysSearched = 30;

/** Finds the first free time of each of the next days with room, to offer instead of a declined time. */
export async function findNextFreeTimes(
  db: Db,
  search: SlotSearch,
  count: number,
): Promise<number[]> {
  const { settings, now } = search;
  const today = toLocalDateTime(now.getTime(), settings.timeZone).date;
  const taken = await findTakenRanges(db, search, today, addDays(today, maxDaysSearched));
  const findFreeStarts = makeFreeStartFinder(search, taken);
  const found: number[] = [];
  for (let index = 0; index <= maxDaysSearched && found.length < count; index++) {
    const [first] = findFreeStarts(addDays(today, index)).free;
    if (first !== undefined) found.push(first);
  }
  return found;
}
