export const calendarViews = ["day", "week", "list"] as const;
export type CalendarViewName = (typeof calendarViews)[number];

export interface CalendarAddress {
  view: CalendarViewName;
  date: string;
}

/** The query of the page: which view, which day, and which booking is open. */
export function calendarAddress({ view, date }: CalendarAddress, booking?: string): string {
  const params = new URLSearchParams({ ...(view !== "week" && { view }), date });
  if (booking) params.set("booking", booking);
  return `?${params}`;
}
