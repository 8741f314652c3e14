import type { CustomerBooking } from "@boab/contracts/bookings/bookings";
import type { PartyVisit } from "@boab/contracts/bookings/party";
import { bookingPaths } from "@boab/contracts/bookings/paths";
import type { StyleChoice } from "@boab/contracts/bookings/styles";
import { writePartyVisit } from "@boab/contracts/bookings/write-party";
import type { DayChoice } from "./slot-days.ts";

export const bookPath = (slug: string): string => `/directory/listings/${slug}/book`;

interface BookingPageParams extends Partial<DayChoice> {
  /** What was chosen before this service and is booked with it. */
  also?: readonly PartyVisit[] | undefined;
  /** For whom of the party this service is; left out for whoever books. */
  person?: number | undefined;
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
  { also = [], person = 1, ...choice }: BookingPageParams,
): string {
  const { service, style, step = "time", teammate, from, month, date, start } = choice;
  const chosen = style && { step, size: style.size, length: style.length };
  const forWhom = person > 1 && { person: String(person) };
  const values = { service, ...chosen, with: teammate, ...forWhom, from, month, date, start };
  const params = new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  for (const extra of style?.extras ?? []) params.append("extra", extra);
  for (const visit of also) params.append("also", writePartyVisit(visit));
  return params.size > 0 ? `${bookPath(slug)}?${params}` : bookPath(slug);
}

/** The page on which somebody joins the waiting list for what they chose. */
export const waitlistHref = (slug: string, params: BookingPageParams): string =>
  bookHref(slug, params).replace(bookPath(slug), `/directory/listings/${slug}/waiting-list`);

export const myBookingsPath = "/my-account/bookings";

/** Members see a booking in their account; a guest by the session that booking or an emailed link started. */
export const getBookingPath = ({ id, userId }: Pick<CustomerBooking, "id" | "userId">): string =>
  userId === null ? bookingPaths.guest(id) : bookingPaths.own(id);
