import type { Teammate } from "@boab/contracts/bookings/team";
import type { NamedTeammate } from "@boab/contracts/bookings/team-names";

export interface NamedTeam {
  team: Teammate[];
  /** Those who agreed to be named, with the keys that stand for them in public. */
  namedTeammates: readonly { id: string; key: string }[];
}

/** Those whom customers can choose, in the owner's order: named, and taking new bookings. */
export const listNamedTeammates = ({ team, namedTeammates }: NamedTeam): NamedTeammate[] =>
  team.flatMap(({ id, name, takesBookings, serviceIds }) => {
    const named = namedTeammates.find((one) => one.id === id);
    return named && takesBookings ? [{ key: named.key, name, serviceIds }] : [];
  });
