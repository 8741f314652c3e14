import { defaultSettingsBody, getDayAhead } from "../../factories/stored-bookings.ts";
import { unknownUuid } from "../object-factory.ts";
import type { PathSamples, Samples } from "../sample.ts";

const day = { date: getDayAhead(5), start: "10:00" };

/** The path of a listing and its customer, which stand with a space between them. */
const toCustomerPath = (object: string) => `/dir/business/${object.replace(" ", "/customers/")}`;

/** The path of a listing and one of its team. */
const toTeammatePath = (object: string) => `/dir/business/${object.replace(" ", "/team/")}/name`;

export const bookingsSamples: Samples = {
  "GET /dir/business/:id/slots": () => ({ query: { date: day.date } }),
  "GET /dir/business/:id/slot-days": () => ({ query: { from: day.date } }),
  "GET /dir/business/:id/takings": () => ({ query: { from: "2026-01-01", until: "2026-12-31" } }),
  "GET /dir/business/:id/takings/days": () => ({
    query: { from: "2026-10-01", until: "2026-10-31" },
  }),
  "GET /dir/business/:id/half-yearly-payments": () => ({ query: { halfYear: "2026-H2" } }),
  "PUT /dir/business/:id/booking-settings": () => ({ body: defaultSettingsBody }),
  "POST /dir/business/:id/walk-ins": () => ({ body: day }),
  "POST /dir/bookings": (businessId) => ({
    body: { businessId, ...day, customerName: "Abuk Majok", customerPhone: "0400 000 000" },
  }),
  "PUT /dir/bookings/:bookingId": () => ({ body: { action: "cancel" } }),
  "GET /dir/bookings/:bookingId/slots": () => ({ query: { from: day.date } }),
  "GET /dir/business/:id/customers/:customerId": (object) => ({ path: toCustomerPath(object) }),
  "PUT /dir/business/:id/customers/:customerId": (object) => ({
    path: toCustomerPath(object),
    body: { version: 1, notes: "Short hair." },
  }),
  "PUT /dir/business/:id/customers/:customerId/online-bookings": (object) => ({
    path: `${toCustomerPath(object)}/online-bookings`,
    body: { areStopped: true },
  }),
  "PUT /dir/business/:id/team/:teammateId/name": (object) => ({
    path: toTeammatePath(object),
    body: { email: "ada@people.example" },
  }),
  "DELETE /dir/business/:id/team/:teammateId/name": (object) => ({ path: toTeammatePath(object) }),
  "POST /dir/team-name-links": (token) => ({ body: { token } }),
  "PUT /dir/team-name-links": (token) => ({ body: { token, answer: "show" } }),
  "POST /dir/booking-links/slots": (token) => ({ body: { token, from: day.date } }),
  "POST /dir/bookings/:bookingId/decline-contact": () => ({ body: {} }),
  "POST /dir/booking-links/sessions": (token) => ({ body: { token } }),
  "POST /dir/booking-links/waiting": (token) => ({ body: { token } }),
  "POST /dir/booking-links": (token) => ({ body: { token } }),
  "PUT /dir/booking-links": (token) => ({ body: { token, action: "cancel" } }),
  "POST /dir/booking-links/new": () => ({
    body: { bookingId: "BOOK-00000000", email: "abuk@people.example" },
  }),
  "POST /dir/booking-request-links": (token) => ({ body: { token } }),
  "PUT /dir/booking-request-links": (token) => ({ body: { token, decision: "confirmed" } }),
  "POST /dir/booking-time-links": (token) => ({ body: { token } }),
  "PUT /dir/booking-time-links": (token) => ({ body: { token, answer: "accept" } }),
  "GET /dir/business/:id/held-times": () => ({ query: { from: day.date, until: day.date } }),
  "POST /dir/business/:id/waitlist": () => ({
    body: { dates: [day.date], customerEmail: "abuk@people.example" },
  }),
  "PUT /dir/waitlist/:placeId": () => ({ body: { action: "leave" } }),
  "POST /dir/waitlist-links": (token) => ({ body: { token } }),
  "PUT /dir/waitlist-links": (token) => ({ body: { token, action: "leave" } }),
  "POST /dir/waitlist-links/sessions": (token) => ({ body: { token } }),
  "POST /dir/calendar-feeds": (token) => ({ body: { token } }),
};

export const bookingsPathSamples: PathSamples = {
  bookingId: "BOOK-00000000",
  customerId: unknownUuid,
  placeId: "WAIT-00000000",
  teammateId: unknownUuid,
};
