import { formatMonthName } from "@boab/format/calendar";

/** A visit may be booked without saying what for. */
export const describeService = (serviceTitle: string | null): string =>
  serviceTitle ?? "No service chosen";

/** A visit may be nobody's in particular, as before a business named its team. */
export const describePerson = (teammateName: string | null): string =>
  teammateName ?? "Nobody named";

/** `July to December 2026`, from the first and the last day. */
export const describeHalfYear = ({ from, until }: { from: string; until: string }): string =>
  `${formatMonthName(from)} to ${formatMonthName(until)} ${from.slice(0, 4)}`;
