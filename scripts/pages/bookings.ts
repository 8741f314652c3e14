import { demoServiceId } from "@boab/demo/services";
import type { AreaPages } from "./page.ts";

const business = "/directory/listings/ubuntu-braid-studio";

export const bookings: AreaPages = {
  open: [],
  others: [
    // Everybody may open it, but searching leads to the business.
    { name: "booking", path: `${business}/book` },
    { name: "booking-style", path: `${business}/book?service=${demoServiceId}` },
    {
      name: "booking-time",
      path: `${business}/book?service=${demoServiceId}&step=time&size=Medium&length=Mid-back&extra=Hair+supplied`,
    },
    {
      name: "booking-month",
      // A month that is over stands for this one.
      path: `${business}/book?service=${demoServiceId}&step=time&size=Medium&length=Mid-back&month=2026-01`,
    },
    {
      name: "booking-party",
      path: `${business}/book?service=${demoServiceId}&step=time&size=Medium&length=Mid-back&person=2&also=${encodeURIComponent(`person=1&service=${demoServiceId}&size=Medium&length=Mid-back`)}`,
    },
    { name: "booking-manage", path: "/my-account/bookings/BOOK-DEM00001", as: "member" },
    { name: "booking-move", path: "/my-account/bookings/BOOK-DEM00001?move=1", as: "member" },
    { name: "booking-guest", path: "/booking/BOOK-DEM00001" },
    { name: "booking-old-link", path: "/booking?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
    {
      name: "waitlist-join",
      path: `${business}/waiting-list?service=${demoServiceId}&step=time&size=Medium&length=Mid-back`,
    },
    { name: "waitlist-place", path: "/my-account/bookings/waiting/WAIT-DEM22222", as: "member" },
    { name: "waitlist-guest", path: "/waiting-list/WAIT-DEM22222" },
    { name: "waitlist-old-link", path: "/waiting-list?token=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
    { name: "booking-answer", path: "/booking/answer/confirm" },
    { name: "booking-new-time", path: "/booking/new-time/accept" },
    { name: "booking-name", path: "/booking/name" },
    { name: "my-bookings", path: "/my-account/bookings", as: "member" },
    { name: "owner-bookings", path: `${business}/bookings`, as: "business owner" },
    { name: "owner-bookings-day", path: `${business}/bookings?view=day`, as: "business owner" },
    { name: "owner-bookings-list", path: `${business}/bookings?view=list`, as: "business owner" },
    { name: "customers", path: `${business}/customers`, as: "business owner" },
    { name: "customers-none", path: `${business}/customers?q=adhieu`, as: "business owner" },
    {
      name: "customer",
      path: `${business}/customers/5a1e0000-0000-4000-8000-0000000000c1`,
      as: "business owner",
    },
    { name: "takings", path: `${business}/takings`, as: "business owner" },
    {
      name: "takings-none",
      path: `${business}/takings?from=2024-01-01&until=2024-01-31`,
      as: "business owner",
    },
    { name: "booking-settings", path: `${business}/booking-settings`, as: "business owner" },
  ],
};
