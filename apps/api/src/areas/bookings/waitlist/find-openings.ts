import { decideStyle } from "@boab/contracts/bookings/style.rules";
import type { StyleChoice } from "@boab/contracts/bookings/styles";
import type { BookableSettings } from "../settings/settings.repository.ts";
import {
  makeDefaultVisit,
  makeSlotStartFinder,
  toSchedule,
  type Visit,
} from "../slots/slots.rules.ts";
import type { Taken } from "../slots/team-calendars.rules.ts";
import type { Opening } from "./waitlist.rules.ts";

interface PlaceService {
  serviceId: string | null;
  style: StyleChoice;
}

/** The length of what somebody waits for as it is now; undefined once it is no longer offered. */
export function findPlaceVisit(
  settings: Pick<BookableSettings, "services" | "slotLength">,
  { serviceId, style }: PlaceService,
): Visit | undefined {
  if (serviceId === null) return makeDefaultVisit(settings);
  const service = settings.services.find(({ id }) => id === serviceId);
  if (!service) return undefined;
  const verdict = decideStyle(service, style);
  if (!verdict.ok) return undefined;
  const { bufferBeforeMinutes, bufferAfterMinutes } = service;
  return {
    durationMinutes: verdict.offer.durationMinutes,
    bufferBeforeMinutes,
    bufferAfterMinutes,
  };
}

/**
 * Finds the starts of a day for what somebody waits for, by the function that lists and accepts times. Many wait for the
 * same days, so what was found is kept; `offered` only ever grows.
 */
export function makeOpeningsFinder(settings: BookableSettings, taken: readonly Taken[], now: Date) {
  const foundDays = new Map<string, Opening[]>();
  const finders = new Map<string, ReturnType<typeof makeSlotStartFinder>>();
  return (place: PlaceService, date: string, offered: readonly Taken[]): readonly Opening[] => {
    const visit = findPlaceVisit(settings, place);
    if (!visit) return [];
    const key = JSON.stringify([place.serviceId, visit, offered.length]);
    const dayKey = `${key} ${date}`;
    const found = foundDays.get(dayKey);
    if (found) return found;
    const findStarts =
      finders.get(key) ??
      makeSlotStartFinder(toSchedule(settings, place.serviceId), visit, {
        taken: [...taken, ...offered],
        now: now.getTime(),
      });
    finders.set(key, findStarts);
    const day = findStarts(date).openings.map(({ startsAt, freeTeammates }) => ({
      startsAt,
      freeTeammates,
    }));
    foundDays.set(dayKey, day);
    return day;
  };
}
