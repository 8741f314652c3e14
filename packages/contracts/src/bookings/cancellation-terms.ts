/**
 * The cancellation terms are shown before somebody books and in emails. This file is free of schemas, so that browsers
 * can load it.
 */
interface Visit {
  startsAt: Date;
  /** Customers can move or cancel online until this many hours before the visit. */
  changeNoticeHours: number;
  timeZone: string;
  businessName: string;
  /** Writes a time such as `Wed 18 Nov, 9:30 am`. */
  formatTime: (instant: Date, timeZone: string) => string;
  /** Whether something is paid by card in advance. */
  isPaidNow: boolean;
  now: Date;
}

const hourMs = 60 * 60 * 1000;

/**
 * Returns `Free to move or cancel until Wed 18 Nov, 9:30 am.`, and a sentence about refunds where something is paid.
 */
export function describeCancellationTerms(visit: Visit): string[] {
  const { startsAt, changeNoticeHours, timeZone, businessName, formatTime, isPaidNow, now } = visit;
  const until = new Date(startsAt.getTime() - changeNoticeHours * hourMs);
  if (until <= now)
    return [
      `This time is too soon to move or cancel online. If your plans change, please call ${businessName}.`,
      ...(isPaidNow ? [`${businessName} decides whether you get back what you paid.`] : []),
    ];
  return [
    `Free to move or cancel until ${formatTime(until, timeZone)}.`,
    ...(isPaidNow
      ? [
          `Cancel by then and you get back everything you paid. After that, ${businessName} decides.`,
        ]
      : []),
  ];
}
