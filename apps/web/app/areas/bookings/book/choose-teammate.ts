import type { Service } from "@boab/contracts/bookings/settings";
import type { NamedTeammate } from "@boab/contracts/bookings/team-names";

export interface ChosenTeammate {
  /** Those who can be booked by name for what was chosen so far. */
  team: NamedTeammate[];
  /** Who was chosen of them; null for anyone. */
  teammate: NamedTeammate | null;
  /** True where the URL names somebody who can't be chosen, or no longer. */
  isTeammateGone: boolean;
}

/** Who does the chosen service, and who of them the URL names. */
export function chooseTeammate(
  named: readonly NamedTeammate[],
  service: Pick<Service, "id"> | null,
  key: string | null,
): ChosenTeammate {
  const team = named.filter(
    ({ serviceIds }) => serviceIds === null || service === null || serviceIds.includes(service.id),
  );
  const teammate = team.find((one) => one.key === key) ?? null;
  return { team, teammate, isTeammateGone: key !== null && teammate === null };
}
