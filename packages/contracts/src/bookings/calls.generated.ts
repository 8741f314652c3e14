// Written by `npm run calls` from the contracts beside it.
import type { BrowserCall } from "../common/call.ts";
import type * as bookings from "./bookings.ts";
import type * as calendarFeeds from "./calendar-feeds.ts";
import type * as settings from "./settings.ts";
import type * as slots from "./slots.ts";

export const addWalkIn: BrowserCall<typeof bookings.addWalkIn> = { method: "POST", path: "/dir/business/:id/walk-ins" };
export const changeBooking: BrowserCall<typeof bookings.changeBooking> = { method: "PUT", path: "/dir/bookings/:bookingId" };
export const changeBookingByLink: BrowserCall<typeof bookings.changeBookingByLink> = { method: "PUT", path: "/dir/booking-links" };
export const listBookings: BrowserCall<typeof bookings.listBookings> = { method: "GET", path: "/dir/business/:id/bookings" };
export const listMyBookings: BrowserCall<typeof bookings.listMyBookings> = { method: "GET", path: "/user/bookings" };
export const openBookingLink: BrowserCall<typeof bookings.openBookingLink> = { method: "POST", path: "/dir/booking-links" };
export const readBooking: BrowserCall<typeof bookings.readBooking> = { method: "GET", path: "/dir/bookings/:bookingId" };
export const requestBooking: BrowserCall<typeof bookings.requestBooking> = { method: "POST", path: "/dir/bookings" };
export const resendBookingLink: BrowserCall<typeof bookings.resendBookingLink> = { method: "POST", path: "/dir/booking-links/new" };
export const readCalendarFeed: BrowserCall<typeof calendarFeeds.readCalendarFeed> = { method: "POST", path: "/dir/calendar-feeds" };
export const renewCalendarFeed: BrowserCall<typeof calendarFeeds.renewCalendarFeed> = { method: "POST", path: "/dir/business/:id/calendar-feed" };
export const revokeCalendarFeed: BrowserCall<typeof calendarFeeds.revokeCalendarFeed> = { method: "DELETE", path: "/dir/business/:id/calendar-feed" };
export const readBookingSettings: BrowserCall<typeof settings.readBookingSettings> = { method: "GET", path: "/dir/business/:id/booking-settings/editing" };
export const readPublicSettings: BrowserCall<typeof settings.readPublicSettings> = { method: "GET", path: "/dir/business/:id/booking-settings" };
export const saveBookingSettings: BrowserCall<typeof settings.saveBookingSettings> = { method: "PUT", path: "/dir/business/:id/booking-settings" };
export const countSlots: BrowserCall<typeof slots.countSlots> = { method: "GET", path: "/dir/business/:id/slot-days" };
export const listMoveSlots: BrowserCall<typeof slots.listMoveSlots> = { method: "GET", path: "/dir/bookings/:bookingId/slots" };
export const listMoveSlotsByLink: BrowserCall<typeof slots.listMoveSlotsByLink> = { method: "POST", path: "/dir/booking-links/slots" };
export const listSlots: BrowserCall<typeof slots.listSlots> = { method: "GET", path: "/dir/business/:id/slots" };
