import type { AreaPages } from "./page.ts";

const business = "/directory/listings/ubuntu-braid-studio";

export const bookings: AreaPages = {
  open: [],
  others: [
    { name: "owner-bookings", path: `${business}/bookings`, as: "business owner" },
    { name: "owner-bookings-day", path: `${business}/bookings?view=day`, as: "business owner" },
    { name: "owner-bookings-list", path: `${business}/bookings?view=list`, as: "business owner" },
    { name: "booking-settings", path: `${business}/booking-settings`, as: "business owner" },
  ],
};
