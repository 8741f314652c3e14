export const calendarViews = ["day", "week", "list"] as const;
export type CalendarViewName = (typeof calendarViews)[number];

export interface CalendarParams {
  view: CalendarViewName;
  date: string;
}

/** The page's query holds the view, the day and the open booking. */
export function calendarHref({ view, date }: CalendarParams, booking?: string): string {
  const params = new URLSearchParams({ ...(view !== "week" && { view }), date });
  if (booking) params.set("booking", booking);
  return `?${params}`;
}
