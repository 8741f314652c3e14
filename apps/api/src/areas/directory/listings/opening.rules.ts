import { minuteOfWeek } from "@boab/contracts/directory/hours";

/** The zones a listing can be in, by its state. */
export const zones = [
  "Australia/Sydney",
  "Australia/Melbourne",
  "Australia/Brisbane",
  "Australia/Adelaide",
  "Australia/Perth",
  "Australia/Hobart",
  "Australia/Darwin",
] as const;

/** The minute of the week in each zone. */
export const minutesAt = (now: Date): ReadonlyMap<string, number> =>
  new Map(zones.map((zone) => [zone, minuteOfWeek(now, zone)]));
