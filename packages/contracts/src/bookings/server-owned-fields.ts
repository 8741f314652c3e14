export const bookingsServerOwnedFields = [
  "bookingStatus",
  "bookings",
  "bookingsMade",
  "fees",
  "paidState",
  "requiresPayment",
];
