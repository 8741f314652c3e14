import type { TeammateName } from "@boab/contracts/bookings/team-names";
import { formatDayAndMonth } from "@boab/format/calendar";

/** `Not named`, `Asked on 19 November`, `Named since 19 November`, `Said no on 19 November` */
export function describeNaming(naming: TeammateName | undefined, timeZone: string): string {
  if (!naming) return "Not named";
  const day = formatDayAndMonth(naming.at, timeZone);
  switch (naming.state) {
    case "asked":
      return `Asked on ${day}`;
    case "named":
      return `Named since ${day}`;
    case "declined":
      return `Said no on ${day}`;
    case "withdrawn":
      return `Took their name off on ${day}`;
  }
}
