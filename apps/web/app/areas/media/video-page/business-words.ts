import type { VideoBusiness } from "@boab/contracts/media/videos";

export const businessPath = ({ slug }: Pick<VideoBusiness, "slug">): string =>
  `/directory/listings/${slug}`;

/** What somebody who saw the video most likely wants of the business. */
export const mainAction = (business: VideoBusiness): { label: string; to: string } =>
  business.acceptsBookings
    ? { label: "Book a time", to: `${businessPath(business)}/book` }
    : { label: "View business", to: businessPath(business) };

export const placeOf = ({ city, state }: Pick<VideoBusiness, "city" | "state">): string =>
  [city, state].filter(Boolean).join(" ");
