import { findShortestStyle } from "@boab/contracts/bookings/style.rules";
import { freeTimesDays } from "@boab/contracts/directory/limits";
import { type BookingOffer, removeBookingOffer, saveBookingOffer } from "#areas/directory/index.ts";
import { inTransaction } from "#platform/db/db.ts";
import type { BookingsDeps } from "../deps.ts";
import { toBookingSettings } from "../settings/read-settings.ts";
import { type BookableSettings, findBookable } from "../settings/settings.repository.ts";
import { findService, findTakenRanges } from "../slots/list-slots.ts";
import { listFreeStretches, makeDefaultVisit } from "../slots/slots.rules.ts";
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
    const days: BookingOffer["days"] = [];
    for (let date = today; date <= until; date = addDays(date)) {
      const stretches = listFreeStretches(settings, date, taken);
      if (stretches.length > 0) days.push({ date, stretches });
    }
    await saveBookingOffer(tx, businessId, { ...toTerms(settings), days });
    await saveFreeUntil(tx, businessId, until);
  });
}

const toTerms = (settings: BookableSettings): Omit<BookingOffer, "days"> => ({
  confirmsInstantly: settings.confirmsInstantly,
  stepMinutes: settings.slotLength,
  noticeHours: settings.noticeHours,
  noticeDays: settings.noticeDays,
  daysAhead: settings.daysAhead,
  services: listBookableServices(settings),
});

function listBookableServices(settings: BookableSettings): BookingOffer["services"] {
  if (settings.services.length === 0)
    return [{ priceId: null, title: "", depositCents: null, ...makeDefaultVisit(settings) }];
  return settings.services.map((service) => {
    // A card names no size and no length, so its times are those of the shortest.
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
  });
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
