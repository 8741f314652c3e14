import { bookingCopy, noSlotCopy, styleRefusalCopy } from "@boab/contracts/bookings/copy";
import { maxBufferMinutes, maxSlotCountDays } from "@boab/contracts/bookings/limits";
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
import type { BookableSettings } from "../settings/settings.repository.ts";
import { findChosenTeammate } from "./chosen-teammate.rules.ts";
import {
  findSlots,
  makeDefaultVisit,
  makeSlotStartFinder,
  type SlotsOfDay,
  toSchedule,
  type Visit,
} from "./slots.rules.ts";
import { findTaken } from "./taken.repository.ts";
import type { Taken } from "./team-calendars.rules.ts";
import { addDays, toInstant, toLocalDateTime } from "./zone.rules.ts";

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
  now: Date;
  /** The id of a booking that is about to move, whose own time counts as free. */
  except?: string;
}

const toSearchedSchedule = ({ settings, serviceId, teammateId }: SlotSearch) =>
  toSchedule(settings, serviceId, teammateId);

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
  const { visit, date, now } = search;
  const taken = await findTakenRanges(db, search, date, date);
  return {
    ...findSlots(toSearchedSchedule(search), visit, {
      date,
      taken,
      now: now.getTime(),
    }),
    taken,
  };
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
  { date, serviceId, teammate, ...style }: PartOutput<(typeof listSlotsCall)["query"]>,
): Promise<SlotDay> {
  const found = await findVisibleBookable(db, key, actor);
  const settings = toBookingSettings(found);
  const service = findService(settings, serviceId, readStyleQuery(style));
  const visit = service ?? makeDefaultVisit(settings);
  const teammateId = requireTeammate(settings, teammate, serviceId);
  const { businessId } = found;
  return viewDay(db, { businessId, settings, visit, serviceId, teammateId, now: clock() }, date);
}

/** The times of a day, as everybody sees them. */
export async function viewDay(db: Db, search: SlotSearch, date: string): Promise<SlotDay> {
  const day = await findSlotsOfDay(db, { ...search, date });
  return {
    date,
    timeZone: search.settings.timeZone,
    slots: day.slots.map(({ startsAt, endsAt, start, end, isFree }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      start,
      end,
      isFree,
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
  { serviceId, teammate, from, until, ...style }: PartOutput<(typeof countSlotsCall)["query"]>,
) {
  const found = await findVisibleBookable(db, key, actor);
  const settings = toBookingSettings(found);
  const service = findService(settings, serviceId, readStyleQuery(style));
  const visit = service ?? makeDefaultVisit(settings);
  const teammateId = requireTeammate(settings, teammate, serviceId);
  const { businessId } = found;
  const search = { businessId, settings, visit, serviceId, teammateId, now: clock() };
  return countFreeSlotsByDay(db, search, { from, until });
}

/** Counts the days that were asked for, up to six weeks. */
export async function countFreeSlotsByDay(
  db: Db,
  search: SlotSearch,
  { from, until: requestedUntil }: { from: string; until?: string | undefined },
) {
  const { settings, visit, now } = search;
  const lastCountedDay = addDays(from, maxSlotCountDays - 1);
  const until = requestedUntil && requestedUntil < lastCountedDay ? requestedUntil : lastCountedDay;
  const taken = await findTakenRanges(db, search, from, until);
  const findSlotStarts = makeSlotStartFinder(toSearchedSchedule(search), visit, {
    taken,
    now: now.getTime(),
  });
  const days = [];
  for (let date = from; date <= until; date = addDays(date)) {
    const { openings: slotStarts, reason } = findSlotStarts(date);
    days.push({ date, free: slotStarts.filter(({ isFree }) => isFree).length, reason });
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
  const { settings, visit, now } = search;
  const today = toLocalDateTime(now.getTime(), settings.timeZone).date;
  const taken = await findTakenRanges(db, search, today, addDays(today, maxDaysSearched));
  const findSlotStarts = makeSlotStartFinder(toSearchedSchedule(search), visit, {
    taken,
    now: now.getTime(),
  });
  const found: number[] = [];
  for (let index = 0; index <= maxDaysSearched && found.length < count; index++) {
    const { openings: slotStarts } = findSlotStarts(addDays(today, index));
    const first = slotStarts.find(({ isFree }) => isFree);
    if (first) found.push(first.startsAt);
  }
  return found;
}
