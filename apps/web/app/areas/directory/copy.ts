export const deleteListingCopy = {
  deletionOfBookings:
    "Bookings still to come are cancelled, and customers get back what they paid.",
  deletionOfOne: "1 booking still to come is cancelled, and the customer gets back what they paid.",
  deletionOfMany:
    "{count} bookings still to come are cancelled, and customers get back what they paid.",
  deletion:
    "The page will disappear within a minute. If you change your mind, contact us within 30 days and we'll restore it. After that, it's permanently deleted along with its photos.",
} as const;
