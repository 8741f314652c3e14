import { longestBufferMinutes, mostCountedDays } from "@boab/contracts/bookings/limits";
import { noSlotTexts, ownBookingTexts } from "@boab/contracts/bookings/own-texts";
import type { BookingSettings, Service } from "@boab/contracts/bookings/settings";
import type { SlotDay } from "@boab/contracts/bookings/slots";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor } from "#platform/http/actor.ts";
import type { BookingsDeps } from "../deps.ts";
import { findVisibleBookable, settingsOf } from "../settings/read-settings.ts";
import {
  type FoundDay,
  findSlots,
  openingFinder,
  type Range,
  usualVisit,
  type Visit,
} from "./slots.rules.ts";
import { findTaken } from "./taken.repository.ts";
import { instantOf, nextDay } from "./zone.rules.ts";

type Deps = Pick<BookingsDeps, "db" | "clock">;

/** The service somebody chose; without one, a visit takes one slot. */
export function findService(
  settings: Pick<BookingSettings, "services">,
  serviceId: string | undefined,
): Service | undefined {
  if (serviceId === undefined) return undefined;
  const service = settings.services.find(({ id }) => id === serviceId);
  if (!service)
    throw new AppError("bad_request", { fields: { serviceId: ownBookingTexts.serviceGone } });
  return service;
}

export interface Wanted {
  businessId: string;
  settings: BookingSettings;
  visit: Visit;
  now: Date;
  /** A booking that is about to move. */
  except?: string;
}

/** One day as it is now. Requesting and moving a booking ask the same, under the business's lock. */
export async function findDay(db: Db, wanted: Wanted & { date: string }): Promise<FoundDay> {
  const { settings, visit, date, now } = wanted;
  const taken = await findTakenOn(db, wanted, date, date);
  return findSlots(settings, visit, { date, taken, now: now.getTime() });
}

const bufferMs = longestBufferMinutes * 60_000;

/** What is taken from the first midnight to the last, and as far around as buffers reach. */
export function findTakenOn(db: Db, wanted: Wanted, from: string, until: string): Promise<Range[]> {
  const { businessId, settings, now, except } = wanted;
  const range = {
    from: instantOf(from, "00:00", settings.timeZone, "earlier") - bufferMs,
    to: instantOf(until, "24:00", settings.timeZone, "later") + bufferMs,
  };
  return findTaken(db, businessId, range, { now, except });
}

export async function listSlots(
  { db, clock }: Deps,
  actor: Actor,
  key: string,
  { date, serviceId }: { date: string; serviceId?: string | undefined },
): Promise<SlotDay> {
  const found = await findVisibleBookable(db, key, actor);
  const settings = settingsOf(found);
  const visit = findService(settings, serviceId) ?? usualVisit(settings);
  const { businessId } = found;
  return viewDay(db, { businessId, settings, visit, now: clock() }, date);
}

/** The times of a day, as everybody sees them. */
export async function viewDay(db: Db, wanted: Wanted, date: string): Promise<SlotDay> {
  const day = await findDay(db, { ...wanted, date });
  return {
    date,
    timeZone: wanted.settings.timeZone,
    slots: day.slots.map(({ startsAt, endsAt, start, end, isFree }) => ({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
      ...{ start, end, isFree },
    })),
    reason: day.reason,
    message: day.reason && noSlotTexts[day.reason],
  };
}

/** For the days of a calendar: one query, then the same function day by day. */
export async function countSlots(
  { db, clock }: Deps,
  actor: Actor,
  key: string,
  query: { from: string; until?: string | undefined; serviceId?: string | undefined },
) {
  const found = await findVisibleBookable(db, key, actor);
  const settings = settingsOf(found);
  const visit = findService(settings, query.serviceId) ?? usualVisit(settings);
  const { businessId } = found;
  return countDays(db, { businessId, settings, visit, now: clock() }, query);
}

/** As many days as were asked for, up to six weeks. */
export async function countDays(
  db: Db,
  wanted: Wanted,
  { from, until: last }: { from: string; until?: string | undefined },
) {
  const { settings, visit, now } = wanted;
  const furthest = nextDay(from, mostCountedDays - 1);
  const until = last && last < furthest ? last : furthest;
  const taken = await findTakenOn(db, wanted, from, until);
  const find = openingFinder(settings, visit, now.getTime());
  const days = [];
  for (let date = from; date <= until; date = nextDay(date)) {
    const { openings, reason } = find(date, taken);
    days.push({ date, free: openings.filter(({ isFree }) => isFree).length, reason });
  }
  return { timeZone: settings.timeZone, days };
}
