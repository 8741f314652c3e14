/** The paths of the booking pages, shared by emails and pages. */
export const bookingPaths = {
  /** The booking's page for a signed-in customer. */
  own: (bookingId: string) => `/my-account/bookings/${bookingId}`,
  /** Emails contain this path. Opening it redirects to `guest`, without the token. */
  byLink: (token: string) => `/booking?token=${token}`,
  /** The booking's page for a guest, as long as the session from the emailed link lasts. */
  guest: (bookingId: string) => `/booking/${bookingId}`,
  /** Emails to the owner contain these two paths, one for each answer to a request. */
  answerRequest: (answer: "confirm" | "decline", token: string) =>
    `/booking/answer/${answer}?token=${token}`,
  /** Emails to the customer contain these two, one for each answer to another time that the business asks for. */
  answerSuggestion: (answer: "accept" | "decline", token: string) =>
    `/booking/new-time/${answer}?token=${token}`,
  /** The same three for a place on a waiting list: signed in, in an email, and by the session the email started. */
  ownWaitlistPlace: (placeId: string) => `/my-account/bookings/waiting/${placeId}`,
  waitlistByLink: (token: string) => `/waiting-list?token=${token}`,
  guestWaitlistPlace: (placeId: string) => `/waiting-list/${placeId}`,
  /** The email that asks somebody of a team whether they may be named contains this path. */
  answerName: (token: string) => `/booking/name?token=${token}`,
  ofBusiness: (slug: string) => `/directory/listings/${slug}/bookings`,
  customers: (slug: string) => `/directory/listings/${slug}/customers`,
  customer: (slug: string, customerId: string) =>
    `/directory/listings/${slug}/customers/${customerId}`,
  takings: (slug: string) => `/directory/listings/${slug}/takings`,
  halfYearFile: (slug: string) => `/directory/listings/${slug}/half-year.csv`,
  feed: (token: string) => `/calendar/${token}.ics`,
} as const;
