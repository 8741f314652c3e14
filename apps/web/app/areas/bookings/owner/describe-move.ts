import type { BusinessBooking } from "@boab/contracts/bookings/bookings";
import { formatClock } from "@boab/format/calendar";
import { getFirstName } from "@boab/format/names";

/** What another time means for whoever booked, before the business sends it. */
export function describeMoveNotice({
  customerName,
  customerEmail,
  start,
  asksBeforeMoving,
}: Pick<BusinessBooking, "customerName" | "customerEmail" | "start" | "asksBeforeMoving">): string {
  if (asksBeforeMoving)
    return `We'll ask ${getFirstName(customerName)}. The visit stays at ${formatClock(start)} until they say yes.`;
  return customerEmail
    ? "You entered this visit yourself, so it moves at once. We'll email them."
    : "There's no email to ask at, so it moves at once. Please let them know yourself.";
}

/** What the toast says once it was sent. */
export const describeMoved = ({
  customerName,
  asksBeforeMoving,
}: Pick<BusinessBooking, "customerName" | "asksBeforeMoving">): string =>
  asksBeforeMoving
    ? `We've asked ${getFirstName(customerName)}. You'll get an email when they answer.`
    : "Moved.";
