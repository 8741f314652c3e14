import type { VideoBusiness } from "@boab/contracts/media/videos";

export const businessPath = ({ slug }: Pick<VideoBusiness, "slug">): string =>
  `/directory/listings/${slug}`;

/** Viewers can book a time if the business takes bookings, or else open its page. */
export const getMainAction = (business: VideoBusiness): { label: string; to: string } =>
  business.acceptsBookings
    ? { label: "Book a time", to: `${businessPath(business)}/book` }
    : { label: "View business", to: businessPath(business) };

export const formatPlace = ({ city, state }: Pick<VideoBusiness, "city" | "state">): string =>
  [city, state].filter(Boolean).join(" ");
