import type { BusinessBooking } from "@boab/contracts/bookings/bookings";

/** Whoever doesn't manage the business gets busy times instead, without names. */
export const onlyBookings = (rows: readonly object[]): BusinessBooking[] =>
  rows.filter((row): row is BusinessBooking => "view" in row);
