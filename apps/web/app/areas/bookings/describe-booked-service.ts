import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { describeStyle } from "@boab/contracts/bookings/style.rules";

/** `Knotless braids`, or `Knotless braids: Medium, Waist` where there was something to choose. */
export const describeBookedService = ({
  serviceTitle,
  style,
}: Pick<BusinessBooking, "serviceTitle" | "style">): string =>
  [serviceTitle, describeStyle(style)].filter(Boolean).join(": ");
