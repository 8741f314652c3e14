const minutesPerHour = 60;
const hoursPerDay = 24;

/** Rounds up, so that most replies come sooner than promised: `within 15 minutes`, `within 2 hours`, `within 3 days`. */
export function formatReplyTime(minutes: number): string {
  for (const quarter of [15, 30, 45]) if (minutes <= quarter) return `within ${quarter} minutes`;
  const hours = Math.ceil(minutes / minutesPerHour);
  if (hours === 1) return "within an hour";
  if (hours < hoursPerDay) return `within ${hours} hours`;
  const days = Math.ceil(hours / hoursPerDay);
  return days === 1 ? "within a day" : `within ${days} days`;
}
