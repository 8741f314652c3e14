import type { NamedTeam } from "../settings/named-teammates.rules.ts";
import { listOnlineCalendars } from "./team-calendars.rules.ts";

/** Who a public key stands for; undefined where they can't be chosen for the service, or no longer. */
export function findChosenTeammate(
  settings: NamedTeam,
  key: string,
  serviceId: string | null | undefined,
): string | undefined {
  const id = settings.namedTeammates.find((named) => named.key === key)?.id;
  return id !== undefined && canBeChosen(settings, id, serviceId) ? id : undefined;
}

/** Whether customers can choose this person for a service now. */
const canBeChosen = (
  settings: NamedTeam,
  teammateId: string,
  serviceId: string | null | undefined,
): boolean =>
  settings.namedTeammates.some(({ id }) => id === teammateId) &&
  listOnlineCalendars(settings, serviceId).some((calendar) => calendar.teammateId === teammateId);

interface ByNameBooking {
  serviceId: string | null;
  teammateId: string | null;
  chosenTeammateId: string | null;
}

/** Whose times a visit can move to: those of the person it was booked with by name, as long as they can be chosen. */
export const findMoveTeammate = (
  settings: NamedTeam,
  { serviceId, chosenTeammateId }: ByNameBooking,
): string | undefined =>
  chosenTeammateId !== null && canBeChosen(settings, chosenTeammateId, serviceId)
    ? chosenTeammateId
    : undefined;

/** Nobody else does a visit that was booked by name, unless the business has given it away. */
export const getBoundTeammate = ({
  teammateId,
  chosenTeammateId,
}: Omit<ByNameBooking, "serviceId">): string | undefined =>
  chosenTeammateId !== null && chosenTeammateId === teammateId ? chosenTeammateId : undefined;
