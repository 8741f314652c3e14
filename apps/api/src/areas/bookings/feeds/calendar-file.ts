import { brand } from "@boab/contracts/common/brand";
import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";

export interface CalendarEntry {
  /** The id stays the same for every revision of a booking, so that a calendar replaces the earlier entry. */
  id: string;
  revision: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  place: string | null;
  description: string;
  url: string;
  isCancelled: boolean;
  /** Nobody has confirmed the visit yet. */
  isTentative?: boolean;
  writtenAt: Date;
  /** The calendar reminds its owner this long before the start; without it, there is no reminder. */
  reminderMinutes?: number;
}

/** An .ics file. Times are written in UTC, which every calendar shows in its owner's zone. */
export function writeCalendar(name: string, entries: CalendarEntry[]): string {
  const calendar = ical({
    name,
    prodId: { company: brand.name, product: "bookings", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const entry of entries)
    calendar.createEvent({
      id: `${entry.id.toLowerCase()}@${brand.supportEmail.split("@")[1]}`,
      sequence: entry.revision,
      start: entry.startsAt,
      end: entry.endsAt,
      stamp: entry.writtenAt,
      summary: entry.title,
      description: entry.description,
      location: entry.place,
      url: entry.url,
      status: getStatus(entry),
      alarms:
        entry.reminderMinutes === undefined || entry.isCancelled
          ? []
          : [{ type: ICalAlarmType.display, trigger: entry.reminderMinutes * 60 }],
    });
  return calendar.toString();
}

function getStatus({ isCancelled, isTentative }: CalendarEntry): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}
