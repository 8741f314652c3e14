import type { Service } from "@boab/contracts/bookings/settings";
import { findShortestStyle } from "@boab/contracts/bookings/style.rules";
import { freeTimesDays } from "@boab/contracts/directory/limits";
import { type BookingOffer, removeBookingOffer, saveBookingOffer } from "#areas/directory/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { BookingsDeps } from "../deps.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { type BookableSettings, findBookable } from "../settings/settings.repository.ts";
import { findService, findTakenRanges } from "../slots/list-slots.ts";
import { listFreeStretches, makeDefaultVisit } from "../slots/slots.rules.ts";
import { listOnlineCalendars, type TeamCalendar } from "../slots/team-calendars.rules.ts";
import { addDays, toLocalDateTime } from "../slots/zone.rules.ts";
import { listUnfilledBusinesses, lockFreeTimes, saveFreeUntil } from "./free-times.repository.ts";

type Deps = Pick<BookingsDeps, "db" | "clock">;

/** Works out anew when a business can be booked, from what holds now, and saves it for the search. */
export async function refreshFreeTimes({ db, clock }: Deps, businessId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockFreeTimes(tx, businessId);
    const found = await findBookable(tx, businessId);
    if (!found) return;
    const settings = toBookingSettings(found);
    if (!settings.acceptsBookings) return removeBookingOffer(tx, businessId);
    const now = clock();
    const today = toLocalDateTime(now.getTime(), settings.timeZone).date;
    // Two days more than are searched: one for a night in which nothing is filled in, one for the time zones.
    const until = addDays(today, freeTimesDays + 2);
    const visit = makeDefaultVisit(settings);
    const taken = await findTakenRanges(tx, { businessId, settings, visit, now }, today, until);
    const { services, teams } = listBookableServices(settings);
    const days = teams.flatMap((calendars, teamSet) =>
      listDates(today, until)
        .map((date) => ({
          date,
          teamSet,
          stretches: listFreeStretches({ ...settings, calendars }, date, taken),
        }))
        .filter(({ stretches }) => stretches.length > 0),
    );
    await saveBookingOffer(tx, businessId, { ...toTerms(settings), services, days });
    await saveFreeUntil(tx, businessId, until);
  });
}

function listDates(from: string, until: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= until; date = addDays(date)) dates.push(date);
  return dates;
}

const toTerms = (settings: BookableSettings): Omit<BookingOffer, "services" | "days"> => ({
  confirmsInstantly: settings.confirmsInstantly,
  stepMinutes: settings.slotLength,
  noticeHours: settings.noticeHours,
  noticeDays: settings.noticeDays,
  daysAhead: settings.daysAhead,
});

/** The services, and those of the team who do them: services that the same people do share their free times. */
function listBookableServices(settings: BookableSettings): {
  services: BookingOffer["services"];
  teams: TeamCalendar[][];
} {
  const teams = new Map<string, TeamCalendar[]>();
  const findTeamSet = (serviceId: string | null) => {
    const calendars = listOnlineCalendars(settings, serviceId);
    const key = calendars.map(({ teammateId }) => teammateId).join();
    if (!teams.has(key)) teams.set(key, calendars);
    return [...teams.keys()].indexOf(key);
  };
  const services =
    settings.services.length === 0
      ? [
          {
            priceId: null,
            title: "",
            depositCents: null,
            teamSet: findTeamSet(null),
            ...makeDefaultVisit(settings),
          },
        ]
      : settings.services.map((service) => ({
          ...toBookableService(settings, service),
          teamSet: findTeamSet(service.id),
        }));
  return { services, teams: [...teams.values()] };
}

/** A card names no size and no length, so its times are those of the shortest. */
function toBookableService(settings: BookableSettings, service: Service) {
  const { depositCents, durationMinutes } =
    findService(settings, service.id, findShortestStyle(service)) ?? service;
  return {
    priceId: service.id,
    title: service.title,
    depositCents,
    durationMinutes,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
  };
}

/** So many that one run stays within a task's time; the rest waits for the next run. */
const batchSize = 1000;

/** Each night every business gets another day; also fills in what no change has announced yet. */
export async function fillFreeTimes(deps: Deps): Promise<void> {
  const today = deps.clock().toISOString().slice(0, 10);
  const until = addDays(today, freeTimesDays + 1);
  for (const businessId of await listUnfilledBusinesses(deps.db, until, batchSize))
    await refreshFreeTimes(deps, businessId);
}
