/** `45 min`, `6 h`, `2 h 30 min` */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(" ");
}

/** From an hour on, two times in half hours share their unit. */
const isHalfHours = (minutes: number) => minutes >= 60 && minutes % 30 === 0;

/** `3 to 10 h`, `4.5 to 5.5 h`, `45 min to 2 h`, or `2 h` where both are the same. */
export function formatMinuteRange(from: number, to: number): string {
  if (from === to) return formatMinutes(to);
  return isHalfHours(from) && isHalfHours(to)
    ? `${from / 60} to ${to / 60} h`
    : `${formatMinutes(from)} to ${formatMinutes(to)}`;
}

/** `45 minutes`, `1 hour 30 minutes`, `10 hours` */
export function formatDuration(minutes: number): string {
  const formatUnit = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && formatUnit(hours, "hour"), rest > 0 && formatUnit(rest, "minute")]
    .filter(Boolean)
    .join(" ");
}

/** `5 to 6 hours`, `4.5 to 5.5 hours`, `45 minutes to 2 hours`, or `2 hours` where both are the same. */
export function formatDurationRange(from: number, to: number): string {
  if (from === to) return formatDuration(to);
  return isHalfHours(from) && isHalfHours(to)
    ? `${from / 60} to ${to / 60} hours`
    : `${formatDuration(from)} to ${formatDuration(to)}`;
}
