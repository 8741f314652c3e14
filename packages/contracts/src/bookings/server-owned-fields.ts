export const bookingsServerOwnedFields = ["bookingStatus", "bookings", "bookingsMade"];
