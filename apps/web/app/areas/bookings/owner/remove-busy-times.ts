import type { BusinessBooking } from "@boab/contracts/bookings/bookings";

/** People who don't manage the business get busy times without names, which are left out here. */
export const removeBusyTimes = (rows: readonly object[]): BusinessBooking[] =>
  rows.filter((row): row is BusinessBooking => "view" in row);
