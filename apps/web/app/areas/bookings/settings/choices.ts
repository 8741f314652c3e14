import {
  defaultRequestHoldHours,
  maxBufferMinutes,
  maxRequestHoldHours,
  maxVisitMinutes,
  slotLengthsMinutes,
} from "@boab/contracts/bookings/limits";
import type { BookingSettings } from "@boab/contracts/bookings/settings";
import { formatMinutes } from "@boab/format/durations";
import type { SelectOption } from "#ui/forms/select.tsx";

/** A saved value that isn't among the choices stays selectable. */
function listOptionsWithSaved(
  values: readonly number[],
  saved: number,
  label: (value: number) => string,
) {
  const all = values.includes(saved) ? values : [...values, saved].toSorted((a, b) => a - b);
  return all.map((value): SelectOption => ({ value: String(value), label: label(value) }));
}

const lengthChoicesMinutes = Array.from(
  { length: maxVisitMinutes / 15 },
  (_, index) => (index + 1) * 15,
);
/** `45 min`, `1.5 h`: short enough for a row of fields on a phone. */
const formatLength = (minutes: number) =>
  minutes >= 60 && minutes % 15 === 0 ? `${minutes / 60} h` : formatMinutes(minutes);

export const listLengthOptions = (saved: number) =>
  listOptionsWithSaved(lengthChoicesMinutes, saved, formatLength);

/** How much longer an extra makes a visit. */
export const listExtraTimeOptions = (saved: number) =>
  listOptionsWithSaved([0, 15, 30, 45, 60, 90, 120, 180, 240], saved, (minutes) =>
    minutes === 0 ? "None" : formatLength(minutes),
  );

const bufferChoicesMinutes = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, maxBufferMinutes];
export const listBufferOptions = (saved: number) =>
  listOptionsWithSaved(bufferChoicesMinutes, saved, (minutes) =>
    minutes === 0 ? "None" : formatMinutes(minutes),
  );

/** BOOK-02 lists these slot lengths. */
export const slotLengthOptions: SelectOption[] = slotLengthsMinutes.map((minutes) => ({
  value: String(minutes),
  label: `${minutes} minutes`,
}));

export const modeOptions: SelectOption<BookingSettings["mode"]>[] = [
  { value: "weekly", label: "Each weekday its own" },
  { value: "daily", label: "Same hours every day" },
  { value: "single", label: "Only on chosen dates" },
];

const formatCountedUnit = (count: number, unit: string): string =>
  count === 1 ? `1 ${unit}` : `${count} ${unit}s`;

interface Notice {
  noticeHours: number;
  noticeDays: number;
}

const noticeOptions: (Notice & { label: string })[] = [
  { noticeHours: 0, noticeDays: 0, label: "Same day, 5 minutes before" },
  { noticeHours: 1, noticeDays: 0, label: "Same day, 1 hour before" },
  { noticeHours: 2, noticeDays: 0, label: "Same day, 2 hours before" },
  { noticeHours: 4, noticeDays: 0, label: "Same day, 4 hours before" },
  { noticeHours: 0, noticeDays: 1, label: "By midnight the day before" },
  { noticeHours: 24, noticeDays: 0, label: "24 hours before" },
  { noticeHours: 48, noticeDays: 0, label: "48 hours before" },
  { noticeHours: 0, noticeDays: 7, label: "A week before" },
];

export const toNoticeValue = ({ noticeHours, noticeDays }: Notice): string =>
  `${noticeHours} ${noticeDays}`;

export function readNotice(value: string): Notice {
  const [noticeHours = 0, noticeDays = 0] = value.split(" ").map(Number);
  return { noticeHours, noticeDays };
}

export function listNoticeOptions(saved: Notice): SelectOption[] {
  const options = noticeOptions.map((notice) => ({
    value: toNoticeValue(notice),
    label: notice.label,
  }));
  if (options.some(({ value }) => value === toNoticeValue(saved))) return options;
  const parts = [
    saved.noticeDays > 0 && formatCountedUnit(saved.noticeDays, "day"),
    saved.noticeHours > 0 && formatCountedUnit(saved.noticeHours, "hour"),
  ];
  return [
    ...options,
    { value: toNoticeValue(saved), label: `${parts.filter(Boolean).join(" and ")} before` },
  ];
}

const formatHoursBefore = (hours: number): string => {
  if (hours % 24 === 0 && hours > 48) return `${hours / 24} days before`;
  return `${formatCountedUnit(hours, "hour")} before`;
};

export const listDaysAheadOptions = (saved: number) =>
  listOptionsWithSaved([7, 14, 30, 60, 90], saved, (days) => formatCountedUnit(days, "day"));

export const listChangeNoticeOptions = (saved: number) =>
  listOptionsWithSaved([0, 2, 6, 12, 24, 48, 72, 168], saved, (hours) =>
    hours === 0 ? "Until it starts" : formatHoursBefore(hours),
  );

export const listReminderOptions = (saved: number) =>
  listOptionsWithSaved([0, 2, 24, 48], saved, (hours) => {
    if (hours === 0) return "No reminder";
    if (hours === 24) return "1 day before";
    return hours === 48 ? "2 days before" : formatHoursBefore(hours);
  });

/** how long a request holds its time. */
export const listRequestHoldOptions = (saved: number) =>
  listOptionsWithSaved(
    [0, 1, 2, 4, defaultRequestHoldHours, 24, maxRequestHoldHours],
    saved,
    (hours) => (hours === 0 ? "Not held" : `Held for ${formatCountedUnit(hours, "hour")}`),
  );
