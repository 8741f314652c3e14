import { formatClock } from "@boab/format/calendar";

/** These formats for calendars add to `times.ts`: spans and hours. */

function splitTime(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours % 24 < 12 ? "am" : "pm";
  return { hour: hours % 12 || 12, minutes: String(minutes).padStart(2, "0"), half };
}

/** `3:00 to 5:00 pm`, `8:00 am to 2:00 pm` */
export function formatSpan(start: string, end: string): string {
  const [from, to] = [splitTime(start), splitTime(end)];
  const first = from.half === to.half ? `${from.hour}:${from.minutes}` : formatClock(start);
  return `${first} to ${formatClock(end)}`;
}

const formatBriefTime = ({ hour, minutes }: ReturnType<typeof splitTime>) =>
  minutes === "00" ? String(hour) : `${hour}:${minutes}`;

/** `3–5 pm`, `8 am–2 pm`: for narrow columns. */
export function formatBriefSpan(start: string, end: string): string {
  const [from, to] = [splitTime(start), splitTime(end)];
  const first =
    from.half === to.half ? formatBriefTime(from) : `${formatBriefTime(from)} ${from.half}`;
  return `${first}–${formatBriefTime(to)} ${to.half}`;
}

/** `9 am`: labels an hour of the calendar. */
export const formatHour = (hour: number): string => {
  const { hour: shown, half } = splitTime(`${hour}:00`);
  return `${shown} ${half}`;
};
