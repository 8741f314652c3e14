/** The paths of the booking pages, shared by emails and pages. */
export const bookingPaths = {
  /** The booking's page for a signed-in customer. */
  own: (bookingId: string) => `/my-account/bookings/${bookingId}`,
  /** Emails contain this path. Opening it redirects to `guest`, without the token. */
  byLink: (token: string) => `/booking?token=${token}`,
  /** The booking's page for a guest, as long as the session from the emailed link lasts. */
  guest: (bookingId: string) => `/booking/${bookingId}`,
  ofBusiness: (slug: string) => `/directory/listings/${slug}/bookings`,
  feed: (token: string) => `/calendar/${token}.ics`,
} as const;
