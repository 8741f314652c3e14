import type { DirectoryPlan } from "@boab/contracts/accounts/statuses";
import type { Teammate } from "@boab/contracts/bookings/team";
import type { NamedTeammate } from "@boab/contracts/bookings/team-names";
import { listOnlineTeam } from "@boab/contracts/payments/plans";

export interface NamedTeam {
  team: Teammate[];
  plan: DirectoryPlan;
  /** Those who agreed to be named, with the keys that stand for them in public. */
  namedTeammates: readonly { id: string; key: string }[];
}

/** Those whom customers can choose, in the owner's order: named, and taking new bookings. */
export const listNamedTeammates = ({ team, plan, namedTeammates }: NamedTeam): NamedTeammate[] =>
  listOnlineTeam(team, plan).flatMap(({ id, name, serviceIds }) => {
    const named = namedTeammates.find((one) => one.id === id);
    return named ? [{ key: named.key, name, serviceIds }] : [];
  });
