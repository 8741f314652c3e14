import type { Teammate } from "@boab/contracts/bookings/team";
import { weekdays } from "@boab/contracts/directory/limits";
import { capitalise } from "@boab/format/sentences";
import { formatBriefSpan } from "../../format-time.ts";
import { listDayWindows } from "../../opening-windows.ts";
import { formatDaysOff } from "../format-days-off.ts";
import type { ServiceDraft, SettingsDraft } from "../settings-draft.ts";
import type { TeammateDraft } from "./teammate-draft.ts";

/** `All services`, `3 of 7 services`, `No services yet` */
export function describeServices(
  serviceIds: Teammate["serviceIds"],
  services: readonly Pick<ServiceDraft, "id">[],
): string {
  if (serviceIds === null) return "All services";
  const count = services.filter(({ id }) => id && serviceIds.includes(id)).length;
  return count === 0 ? "No services yet" : `${count} of ${services.length} services`;
}

/** `Off Thu 24 December to Tue 5 January`, of the days off still to come. */
export function describeDaysOff(daysOff: Teammate["daysOff"], today: string): string {
  const coming = daysOff.filter(({ until }) => until >= today);
  return coming.length === 0
    ? "No days off coming"
    : `Off ${coming.map((days) => formatDaysOff(days)).join("; ")}`;
}

export interface WeekdayHours {
  /** `Mon` */
  label: string;
  /** `Monday` */
  name: string;
  /** Empty on a day off. */
  hours: string[];
}

/** A person's week as the team list shows it; undefined where the business's hours don't repeat by week. */
export function listWeekHours(
  { weekly }: Pick<TeammateDraft, "weekly">,
  settings: Pick<SettingsDraft, "mode" | "weekly">,
): WeekdayHours[] | undefined {
  const week = weekly ?? (settings.mode === "weekly" ? settings.weekly : undefined);
  return (
    week &&
    weekdays.map((weekday) => ({
      label: capitalise(weekday.slice(0, 3)),
      name: capitalise(weekday),
      hours: listDayWindows(week[weekday]).map(({ startTime, endTime }) =>
        formatBriefSpan(startTime, endTime),
      ),
    }))
  );
}
