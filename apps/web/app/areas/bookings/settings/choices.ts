import {
  longestBufferMinutes,
  longestVisitMinutes,
  slotLengths,
} from "@boab/contracts/bookings/limits";
import type { SelectOption } from "#ui/forms/select.tsx";
import { formatMinutes } from "../format-time.ts";

/** What was saved by other means stays choosable. */
function withSaved(values: readonly number[], saved: number, label: (value: number) => string) {
  const all = values.includes(saved) ? values : [...values, saved].toSorted((a, b) => a - b);
  return all.map((value): SelectOption => ({ value: String(value), label: label(value) }));
}

const quarterHours = Array.from(
  { length: longestVisitMinutes / 15 },
  (_, index) => (index + 1) * 15,
);
/** `45 min`, `1.5 h`: short enough for a row of fields on a phone. */
const lengthWords = (minutes: number) =>
  minutes >= 60 && minutes % 15 === 0 ? `${minutes / 60} h` : formatMinutes(minutes);

export const lengthOptions = (saved: number) => withSaved(quarterHours, saved, lengthWords);

const buffers = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, longestBufferMinutes];
export const bufferOptions = (saved: number) =>
  withSaved(buffers, saved, (minutes) => (minutes === 0 ? "None" : formatMinutes(minutes)));

/** BOOK-02 */
export const slotLengthOptions: SelectOption[] = slotLengths.map((minutes) => ({
  value: String(minutes),
  label: `${minutes} minutes`,
}));

const counted = (count: number, unit: string): string =>
  count === 1 ? `1 ${unit}` : `${count} ${unit}s`;

interface Notice {
  noticeHours: number;
  noticeDays: number;
}

const notices: (Notice & { label: string })[] = [
  { noticeHours: 0, noticeDays: 0, label: "Same day, 5 minutes before" },
  { noticeHours: 1, noticeDays: 0, label: "Same day, 1 hour before" },
  { noticeHours: 2, noticeDays: 0, label: "Same day, 2 hours before" },
  { noticeHours: 4, noticeDays: 0, label: "Same day, 4 hours before" },
  { noticeHours: 0, noticeDays: 1, label: "By midnight the day before" },
  { noticeHours: 24, noticeDays: 0, label: "24 hours before" },
  { noticeHours: 48, noticeDays: 0, label: "48 hours before" },
  { noticeHours: 0, noticeDays: 7, label: "A week before" },
];

export const noticeValue = ({ noticeHours, noticeDays }: Notice): string =>
  `${noticeHours} ${noticeDays}`;

export function readNotice(value: string): Notice {
  const [noticeHours = 0, noticeDays = 0] = value.split(" ").map(Number);
  return { noticeHours, noticeDays };
}

export function noticeOptions(saved: Notice): SelectOption[] {
  const options = notices.map((notice) => ({ value: noticeValue(notice), label: notice.label }));
  if (options.some(({ value }) => value === noticeValue(saved))) return options;
  const parts = [
    saved.noticeDays > 0 && counted(saved.noticeDays, "day"),
    saved.noticeHours > 0 && counted(saved.noticeHours, "hour"),
  ];
  return [
    ...options,
    { value: noticeValue(saved), label: `${parts.filter(Boolean).join(" and ")} before` },
  ];
}

const hoursWords = (hours: number): string => {
  if (hours % 24 === 0 && hours > 48) return `${hours / 24} days before`;
  return `${counted(hours, "hour")} before`;
};

export const aheadOptions = (saved: number) =>
  withSaved([7, 14, 30, 60, 90], saved, (days) => counted(days, "day"));

export const changeOptions = (saved: number) =>
  withSaved([0, 2, 6, 12, 24, 48, 72, 168], saved, (hours) =>
    hours === 0 ? "Until it starts" : hoursWords(hours),
  );

export const reminderOptions = (saved: number) =>
  withSaved([0, 2, 24, 48], saved, (hours) => {
    if (hours === 0) return "No reminder";
    if (hours === 24) return "1 day before";
    return hours === 48 ? "2 days before" : hoursWords(hours);
  });
