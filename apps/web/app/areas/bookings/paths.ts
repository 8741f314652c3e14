import type { DayChoice } from "./slot-days.ts";

export const bookPath = (slug: string): string => `/directory/listings/${slug}/book`;

interface BookingPageParams extends Partial<DayChoice> {
  service?: string | undefined;
  /** The value comes from `formatSlotValue`. */
  start?: string | undefined;
}

/** Links to the booking page with something already chosen. */
export function bookHref(slug: string, { service, from, date, start }: BookingPageParams): string {
  const params = new URLSearchParams(
    Object.entries({ service, from, date, start }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  return params.size > 0 ? `${bookPath(slug)}?${params}` : bookPath(slug);
}

export const myBookingsPath = "/my-account/bookings";
