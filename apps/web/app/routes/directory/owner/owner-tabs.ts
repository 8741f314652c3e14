import { bookingPaths } from "@boab/contracts/bookings/paths";
import type { MemberRight } from "@boab/contracts/directory/member-rights";
import { listingPath } from "#areas/directory/listing-card.ts";

/** The counts shown on the tabs. */
export interface OwnerCounts {
  waiting: number;
}

interface OwnerTab {
  label: string;
  path: (slug: string) => string;
  count?: (counts: OwnerCounts) => number;
  /** The right that the page takes, so that nobody is led to a closed door. */
  right?: MemberRight;
}

export const bookingSettingsPath = (slug: string): string =>
  `${listingPath(slug)}/booking-settings`;

/** The pages for those who manage a listing, in the order of their tabs. An area adds its own here. */
export const ownerTabs: readonly OwnerTab[] = [
  { label: "Page", path: listingPath },
  {
    label: "Bookings",
    path: bookingPaths.ofBusiness,
    count: ({ waiting: waitingBookings }) => waitingBookings,
  },
  { label: "Customers", path: bookingPaths.customers, right: "customers" },
  { label: "Takings", path: bookingPaths.takings, right: "money" },
  { label: "Booking settings", path: bookingSettingsPath },
];
