import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { Teammate } from "@boab/contracts/bookings/team";
import { listOnlineTeam } from "@boab/contracts/payments/plans";

/** What one person of a team is booked in; of a business without a team, everything, and then nobody is named. */
export interface TeamCalendar {
  teammateId: string | null;
  /** Null: whenever the business can be booked. */
  weekly: Teammate["weekly"];
  daysOff: Teammate["daysOff"];
}

/** Both ends are in milliseconds since 1970; `to` is exclusive. */
export interface Range {
  from: number;
  to: number;
}

/** Somebody's visit, or time that the business has blocked for all of its team, and then nobody's. */
export interface Taken extends Range {
  teammateId: string | null;
  /** Null for blocked time. */
  bookingId: string | null;
}

export const isVisit = ({ bookingId }: Taken): boolean => bookingId !== null;

export const sharedCalendar: TeamCalendar = { teammateId: null, weekly: null, daysOff: [] };

const doesService = (
  { serviceIds }: Pick<Teammate, "serviceIds">,
  serviceId: string | null | undefined,
) => !serviceId || serviceIds === null || serviceIds.includes(serviceId);

const toCalendar = ({ id, weekly, daysOff }: Teammate): TeamCalendar => ({
  teammateId: id,
  weekly,
  daysOff,
});

/**
 * The calendars in which customers book a visit for a service; a visit without a service is for anyone. Everything that
 * is offered to customers or accepted from them asks this, so the plan's limit holds for all of it.
 */
export const listOnlineCalendars = (
  { team, plan }: Pick<BookingSettings, "team" | "plan">,
  serviceId: string | null | undefined,
): TeamCalendar[] =>
  team.length === 0
    ? [sharedCalendar]
    : listOnlineTeam(team, plan)
        .filter((teammate) => doesService(teammate, serviceId))
        .map(toCalendar);

/**
 * The calendars in which the business itself enters or confirms a visit, whatever its plan. Whoever has the visit already
 * keeps it, also if they take no new ones.
 */
export const listOwnCalendars = (
  { team }: Pick<BookingSettings, "team">,
  serviceId: string | null | undefined,
  currentTeammateId: string | null,
): TeamCalendar[] =>
  team.length === 0
    ? [sharedCalendar]
    : team
        .filter(
          (teammate) =>
            teammate.id === currentTeammateId ||
            (teammate.takesBookings && doesService(teammate, serviceId)),
        )
        .map(toCalendar);

/** What is taken for one of a team: their own visits, blocked time, and times at which there is no more room. */
export function listTakenFor(
  { teammateId }: Pick<TeamCalendar, "teammateId">,
  taken: readonly Taken[],
  fullRanges: readonly Range[],
): Range[] {
  const own = taken.filter((range) => range.teammateId === null || range.teammateId === teammateId);
  return [...own, ...fullRanges];
}

/** When as many visits are on as there is room for. */
export function listFullRanges(taken: readonly Taken[], maxVisitsAtOnce: number | null): Range[] {
  if (maxVisitsAtOnce === null) return [];
  const changes = taken
    .filter(isVisit)
    .flatMap(({ from, to }) => [
      { at: from, by: 1 },
      { at: to, by: -1 },
    ])
    // A visit that ends makes room for one that starts then.
    .toSorted((one, other) => one.at - other.at || one.by - other.by);
  const fullRanges: Range[] = [];
  let visits = 0;
  let fullFrom = 0;
  for (const { at, by } of changes) {
    const before = visits;
    visits += by;
    if (before < maxVisitsAtOnce && visits >= maxVisitsAtOnce) fullFrom = at;
    if (before >= maxVisitsAtOnce && visits < maxVisitsAtOnce && at > fullFrom)
      fullRanges.push({ from: fullFrom, to: at });
  }
  return fullRanges;
}

interface PlacedVisit {
  serviceId: string | null;
  teammateId: string | null;
  /** With its buffers. */
  blocked: Range;
}

/** Who could do a visit at its time, whatever their hours: the business may book outside them. */
export function listFreeTeammates(
  settings: Pick<BookingSettings, "team" | "plan" | "maxVisitsAtOnce">,
  { serviceId, teammateId: current, blocked }: PlacedVisit,
  taken: readonly Taken[],
  decidedBy: "business" | "customer",
): (string | null)[] {
  const fullRanges = listFullRanges(taken, settings.maxVisitsAtOnce);
  const isInTheWay = ({ from, to }: Range) => from < blocked.to && to > blocked.from;
  const calendars =
    decidedBy === "business"
      ? listOwnCalendars(settings, serviceId, current)
      : listOnlineCalendars(settings, serviceId);
  return calendars
    .filter((calendar) => !listTakenFor(calendar, taken, fullRanges).some(isInTheWay))
    .map(({ teammateId }) => teammateId);
}

/** Whoever has a visit keeps it if they are free. */
export const preferCurrent = (
  current: string | null,
  freeTeammates: readonly (string | null)[],
  taken: readonly Taken[],
): string | null =>
  freeTeammates.includes(current) ? current : chooseTeammate(freeTeammates, taken);

/** Of those who are free, the one with the least to do around that time; of equals the owner's first. */
export function chooseTeammate(
  freeTeammates: readonly (string | null)[],
  taken: readonly Taken[],
): string | null {
  const sumTaken = (id: string | null) =>
    taken
      .filter((one) => isVisit(one) && one.teammateId === id)
      .reduce((total, { from, to }) => total + to - from, 0);
  const [first] = freeTeammates
    .map((id) => ({ id, total: sumTaken(id) }))
    .toSorted((one, other) => one.total - other.total);
  return first?.id ?? null;
}
