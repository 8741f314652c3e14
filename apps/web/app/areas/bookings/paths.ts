import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import type { StyleChoice } from "@boab/contracts/bookings/styles";
import type { DayChoice } from "./slot-days.ts";

export const bookPath = (slug: string): string => `/directory/listings/${slug}/book`;

interface BookingPageParams extends Partial<DayChoice> {
  service?: string | undefined;
  /** What was chosen of the service. With it, the page goes on to the times, or back to change it. */
  style?: StyleChoice | undefined;
  step?: "style" | "time";
  /** The key of somebody of the team. */
  teammate?: string | undefined;
  /** The value comes from `formatSlotValue`. */
  start?: string | undefined;
}

/** Links to the booking page with something already chosen. */
export function bookHref(
  slug: string,
  { service, style, step = "time", teammate, from, month, date, start }: BookingPageParams,
): string {
  const chosen = style && { step, size: style.size, length: style.length };
  const values = { service, ...chosen, with: teammate, from, month, date, start };
  const params = new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  for (const extra of style?.extras ?? []) params.append("extra", extra);
  return params.size > 0 ? `${bookPath(slug)}?${params}` : bookPath(slug);
}

/** The page on which somebody joins the waiting list for what they chose. */
export const waitlistHref = (slug: string, params: BookingPageParams): string =>
  bookHref(slug, params).replace(bookPath(slug), `/directory/listings/${slug}/waiting-list`);

export const myBookingsPath = "/my-account/bookings";

/** Members see a booking in their account; a guest by the session that booking or an emailed link started. */
export const getBookingPath = ({ id, userId }: Pick<CustomerBooking, "id" | "userId">): string =>
  userId === null ? bookingPaths.guest(id) : bookingPaths.own(id);
