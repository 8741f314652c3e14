import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { describePerson } from "@boab/contracts/bookings/party.rules";
import { describeStyle } from "@boab/contracts/bookings/style.rules";

/** `Knotless braids`, `Cut, person 2` of those who come together, or `Knotless braids: Medium, Waist` where there was something to choose. */
export const describeBookedService = ({
  serviceTitle,
  style,
  person = 1,
}: Pick<BusinessBooking, "serviceTitle" | "style"> & { person?: number }): string => {
  const service = [serviceTitle, describeStyle(style)].filter(Boolean).join(": ");
  return person > 1 ? `${service}, ${describePerson(person).toLowerCase()}` : service;
};
