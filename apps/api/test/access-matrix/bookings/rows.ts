import {
  type AreaMatrix,
  activeOnly,
  everyone,
  forbidden,
  makePendingExceptions,
  notFound,
  signedInOnly,
  staffOnly,
} from "../outcomes.ts";

const notFoundWithoutSession = { visitor: notFound, "token holder": notFound } as const;
const staff = { moderator: 200, admin: 200 } as const;

/** What a listing offers is as public as the listing itself. */
const listingVisibilityRows = {
  object: "hidden listing",
  own: everyone(200, { ...notFoundWithoutSession, ...makePendingExceptions(notFound) }),
  others: everyone(notFound, staff),
  missing: everyone(notFound),
} as const;

const makeManagerRows = (outcome: 200 | 201 | 204) => ({
  object: "bookable listing",
  own: activeOnly(outcome),
  others: staffOnly(outcome),
  missing: activeOnly(notFound),
});

const makeCustomerRows = () => ({ ...makeManagerRows(200), object: "customer" });

const makeTeammateRows = (outcome: 200 | 204) => ({
  ...makeManagerRows(outcome),
  object: "teammate",
});

export const bookingsMatrix: AreaMatrix = {
  "GET /dir/business/:id/booking-settings": listingVisibilityRows,
  "GET /dir/business/:id/slots": listingVisibilityRows,
  "GET /dir/business/:id/slot-days": listingVisibilityRows,
  "GET /dir/business/:id/reply-time": listingVisibilityRows,
  // Everybody who sees the listing; what they see of it differs.
  "GET /dir/business/:id/bookings": listingVisibilityRows,
  "GET /dir/business/:id/booking-settings/editing": makeManagerRows(200),
  "GET /dir/business/:id/upcoming-bookings": makeManagerRows(200),
  "PUT /dir/business/:id/booking-settings": {
    object: "live listing",
    own: activeOnly(200),
    others: staffOnly(200),
    missing: activeOnly(notFound),
  },
  "GET /dir/business/:id/team-names": makeManagerRows(200),
  "PUT /dir/business/:id/team/:teammateId/name": makeTeammateRows(200),
  "DELETE /dir/business/:id/team/:teammateId/name": makeTeammateRows(204),
  "POST /dir/business/:id/walk-ins": makeManagerRows(201),
  "GET /dir/business/:id/held-times": makeManagerRows(200),
  "GET /dir/business/:id/todays-block": makeManagerRows(200),
  "PUT /dir/business/:id/todays-block": makeManagerRows(200),
  "DELETE /dir/business/:id/todays-block": makeManagerRows(200),
  "GET /dir/business/:id/customers": makeManagerRows(200),
  "GET /dir/business/:id/takings": makeManagerRows(200),
  "GET /dir/business/:id/takings/days": makeManagerRows(200),
  "GET /dir/business/:id/half-yearly-payments": makeManagerRows(200),
  "GET /dir/business/:id/customers/:customerId": makeCustomerRows(),
  "PUT /dir/business/:id/customers/:customerId": makeCustomerRows(),
  "PUT /dir/business/:id/customers/:customerId/online-bookings": makeCustomerRows(),
  // Our team makes none: the link would show who comes when.
  "POST /dir/business/:id/calendar-feed": {
    ...makeManagerRows(201),
    others: signedInOnly(forbidden),
  },
  "DELETE /dir/business/:id/calendar-feed": {
    ...makeManagerRows(204),
    others: signedInOnly(forbidden),
  },

  "POST /dir/bookings": {
    object: "bookable listing",
    own: everyone(201),
    others: everyone(201),
    missing: everyone(notFound),
  },
  "GET /dir/bookings/:bookingId": {
    object: "booking",
    own: signedInOnly(200),
    others: staffOnly(200, notFound),
    missing: signedInOnly(notFound),
  },
  "PUT /dir/bookings/:bookingId": {
    object: "booking",
    own: activeOnly(200),
    others: { ...staffOnly(200, notFound), ...makePendingExceptions(forbidden) },
    missing: activeOnly(notFound),
  },
  // The business alone, and never its customer.
  "POST /dir/bookings/:bookingId/decline-contact": {
    object: "booking",
    own: { ...staffOnly(200, notFound), ...makePendingExceptions(forbidden) },
    others: { ...staffOnly(200, notFound), ...makePendingExceptions(forbidden) },
    missing: activeOnly(notFound),
  },
  // Whoever else sees the booking has other ways to move it.
  "GET /dir/bookings/:bookingId/slots": {
    object: "booking",
    own: signedInOnly(200),
    others: signedInOnly(notFound),
    missing: signedInOnly(notFound),
  },
  "POST /dir/business/:id/waitlist": {
    object: "bookable listing",
    own: everyone(201),
    others: everyone(201),
    missing: everyone(notFound),
  },
  "GET /dir/business/:id/waitlist": makeManagerRows(200),
  "GET /user/waitlist": { none: signedInOnly(200) },
  // Theirs alone who wait: neither the business nor our team takes a time in their name.
  "GET /dir/waitlist/:placeId": {
    object: "waitlist place",
    own: signedInOnly(200),
    others: signedInOnly(notFound),
    missing: signedInOnly(notFound),
  },
  "PUT /dir/waitlist/:placeId": {
    object: "waitlist place",
    own: activeOnly(200),
    others: activeOnly(notFound),
    missing: activeOnly(notFound),
  },
  "POST /dir/waitlist-links": {
    object: "waitlist link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "PUT /dir/waitlist-links": {
    object: "waitlist link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "POST /dir/waitlist-links/sessions": {
    object: "waitlist link",
    own: everyone(201),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "GET /user/bookings": { none: signedInOnly(200) },
  // The token is the right; a token of another kind opens nothing.
  "POST /dir/booking-links": {
    object: "booking link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "PUT /dir/booking-links": {
    object: "booking link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "POST /dir/booking-links/sessions": {
    object: "booking link",
    own: everyone(201),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "POST /dir/booking-links/waiting": {
    object: "booking link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "POST /dir/booking-links/slots": {
    object: "booking link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "POST /dir/booking-links/new": { none: everyone(202) },
  "POST /dir/booking-request-links": {
    object: "request link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "PUT /dir/booking-request-links": {
    object: "request link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "POST /dir/booking-time-links": {
    object: "time link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "PUT /dir/booking-time-links": {
    object: "time link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "POST /dir/team-name-links": {
    object: "name link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "PUT /dir/team-name-links": {
    object: "name link",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "POST /dir/calendar-feeds": {
    object: "calendar feed",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
};
