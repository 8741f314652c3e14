import { isKeyOf } from "@boab/contracts/common/guards";
import { formatClock } from "@boab/format/calendar";
import { formatDay } from "@boab/format/dates";
import { formatMinutes } from "@boab/format/durations";
import { capitalise } from "@boab/format/sentences";
import {
  type Choices,
  type Clash,
  type MergeResult,
  mergeFields,
  type Versions,
} from "#lib/merge/merge-fields.ts";
import { mergeRows } from "#lib/merge/merge-rows.ts";
import type { SelectOption } from "#ui/forms/select.tsx";
import { listDayWindows } from "../opening-windows.ts";
import {
  listChangeNoticeOptions,
  listDaysAheadOptions,
  listNoticeOptions,
  listReminderOptions,
  listRequestHoldOptions,
  modeOptions,
  toNoticeValue,
} from "./choices.ts";
import { formatDaysOff } from "./format-days-off.ts";
import type { ServiceDraft, SettingsDraft } from "./settings-draft.ts";
import type { TeammateDraft } from "./team/teammate-draft.ts";

/**
 * Fields that belong together are merged as one: the two parts of the notice, and the ways to pay, of which one must
 * stay on.
 */
const groupMergedFields = ({
  noticeHours,
  noticeDays,
  payLater,
  payNow,
  services: _services,
  team: _team,
  weekly: _weekly,
  ...draft
}: SettingsDraft) => ({
  ...draft,
  notice: { noticeHours, noticeDays },
  payment: { payLater, payNow },
});
type GroupedFields = ReturnType<typeof groupMergedFields>;

/** Merges settings that two people changed at once: by field, by weekday and by service. */
export function mergeSettings(
  { base, theirs, mine }: Versions<SettingsDraft>,
  choices: Choices = {},
): MergeResult<SettingsDraft> {
  const fields = mergeFields(
    {
      base: groupMergedFields(base),
      theirs: groupMergedFields(theirs),
      mine: groupMergedFields(mine),
    },
    choices,
  );
  const weekly = mergeFields(
    { base: base.weekly, theirs: theirs.weekly, mine: mine.weekly },
    choices,
    weekdayFieldPrefix,
  );
  const services = mergeRows<ServiceDraft>(
    { base: base.services, theirs: theirs.services, mine: mine.services },
    { getName: ({ title }) => title, toNewRow: ({ id: _id, ...service }) => service },
    choices,
  );
  const team = mergeRows<TeammateDraft>(
    { base: base.team, theirs: theirs.team, mine: mine.team },
    { getName: ({ name }) => name, toNewRow: ({ id: _id, ...teammate }) => teammate },
    choices,
  );
  const { notice, payment, ...rest } = fields.merged;
  const clashes: Clash[] = [
    ...services.clashes,
    ...team.clashes,
    ...fields.clashes,
    ...weekly.clashes,
  ];
  return {
    merged: {
      ...rest,
      ...notice,
      ...payment,
      weekly: weekly.merged,
      services: services.merged,
      team: team.merged,
    },
    clashes,
  };
}

const weekdayFieldPrefix = "weekly.";

const labels: Record<keyof GroupedFields, string> = {
  acceptsBookings: "Taking bookings",
  maxVisitsAtOnce: "Chairs or rooms",
  slotLength: "Offer a start time every",
  mode: "How your hours repeat",
  singleSlots: "Chosen dates",
  daily: "Every day",
  daysOff: "Days off",
  notice: "Latest time to book",
  daysAhead: "How far ahead",
  changeNoticeHours: "Move or cancel online until",
  reminderHours: "Reminder email",
  confirmsInstantly: "Confirm straight away",
  requestHoldHours: "Requests hold their time",
  messageToCustomers: "Message with each confirmation",
  payment: "Payment",
  bookingLink: "Your own booking link",
  bookingPhone: "Phone",
};

const serviceLabels: Record<string, string> = {
  title: "Service",
  durationMinutes: "Length",
  bufferBeforeMinutes: "Buffer before",
  bufferAfterMinutes: "Buffer after",
  price: "Price",
  deposit: "Deposit",
  styles: "Sizes and lengths",
  extras: "Extras",
  preparation: "Before they come",
};

const teammateLabels: Record<string, string> = {
  name: "Name",
  takesBookings: "Takes new bookings",
  weekly: "Own hours",
  daysOff: "Days off",
  serviceIds: "Services",
};

/** `Monday`, `Cornrows, Price`, or `Cornrows` where the whole service is meant; the same for somebody of the team. */
export function getSettingLabel(
  field: string,
  { services, team }: Pick<SettingsDraft, "services" | "team">,
): string {
  if (isKeyOf(labels, field)) return labels[field];
  if (field.startsWith(weekdayFieldPrefix))
    return capitalise(field.slice(weekdayFieldPrefix.length));
  const [id, name] = field.split(".");
  const teammate = team.find((one) => one.id === id);
  if (teammate) return [teammate.name, name && teammateLabels[name]].filter(Boolean).join(", ");
  const service = services.find((one) => one.id === id);
  return [service?.title, name && serviceLabels[name]].filter(Boolean).join(", ");
}

const describeStyles = (styles: ServiceDraft["styles"]): string =>
  styles === null
    ? "One price"
    : styles.rows
        .flatMap((cells, row) =>
          cells.map(({ price, minutesTo }, column) =>
            price === ""
              ? ""
              : `${[styles.sizes[row], styles.lengths[column]].filter(Boolean).join(", ")}: $${price}, ${formatMinutes(minutesTo)}`,
          ),
        )
        .filter(Boolean)
        .join("; ");

const describeExtras = (extras: ServiceDraft["extras"]): string =>
  extras.map(({ name, price }) => `${name}, $${price}`).join("; ") || "None";

const findOptionLabel = (options: readonly SelectOption[], value: unknown): string =>
  options.find((option) => option.value === String(value))?.label ?? String(value);

const formatHours = (start: string, end: string) => `${formatClock(start)} to ${formatClock(end)}`;

const describeValueByField: {
  [Field in keyof GroupedFields]?: (value: GroupedFields[Field]) => string;
} = {
  maxVisitsAtOnce: (visits) => (visits === null ? "One for each person" : String(visits)),
  slotLength: (minutes) => `${minutes} minutes`,
  mode: (mode) => findOptionLabel(modeOptions, mode),
  singleSlots: (slots) =>
    slots
      .map(({ date, start, end }) => `${formatDay(date)}, ${formatHours(start, end)}`)
      .join("; "),
  daily: ({ startTime, endTime }) => formatHours(startTime, endTime),
  daysOff: (spans) => spans.map(formatDaysOff).join("; "),
  notice: (notice) => findOptionLabel(listNoticeOptions(notice), toNoticeValue(notice)),
  daysAhead: (days) => findOptionLabel(listDaysAheadOptions(days), days),
  changeNoticeHours: (before) => findOptionLabel(listChangeNoticeOptions(before), before),
  reminderHours: (before) => findOptionLabel(listReminderOptions(before), before),
  requestHoldHours: (hours) => findOptionLabel(listRequestHoldOptions(hours), hours),
  payment: ({ payLater, payNow }) =>
    [payLater && "Pay later", payNow && "Pay now"].filter(Boolean).join(", "),
};

export function describeSetting(value: unknown, field: string): string {
  const describeValue = describeValueByField[field as keyof GroupedFields] as
    | ((value: unknown) => string)
    | undefined;
  if (describeValue) return describeValue(value) || "None";
  if (field.startsWith(weekdayFieldPrefix)) {
    const day = value as SettingsDraft["weekly"]["monday"];
    return (
      listDayWindows(day)
        .map(({ startTime, endTime }) => formatHours(startTime, endTime))
        .join(", ") || "Closed"
    );
  }
  if (value === undefined) return "Removed";
  if (field.endsWith(".weekly")) return value === null ? "As the business" : "Own hours";
  if (field.endsWith(".serviceIds"))
    return Array.isArray(value) ? `${value.length} services` : "All services";
  if (field.endsWith(".daysOff"))
    return (value as SettingsDraft["daysOff"]).map(formatDaysOff).join("; ") || "None";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (field.endsWith("Minutes")) return formatMinutes(Number(value));
  if (value === "") return "Empty";
  if (field.endsWith(".styles")) return describeStyles(value as ServiceDraft["styles"]);
  if (field.endsWith(".extras")) return describeExtras(value as ServiceDraft["extras"]);
  return /\.(price|deposit)$/.test(field) ? `$${value}` : String(value);
}
