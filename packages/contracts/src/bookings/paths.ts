/** Where the pages of a booking are; emails and pages agree on them here. */
export const bookingPaths = {
  /** For the customer, signed in. */
  own: (bookingId: string) => `/my-account/bookings/${bookingId}`,
  /** For a guest, with the token of an email. */
  byLink: (token: string) => `/booking?token=${token}`,
  ofBusiness: (slug: string) => `/directory/listings/${slug}/bookings`,
  feed: (token: string) => `/calendar/${token}.ics`,
} as const;
