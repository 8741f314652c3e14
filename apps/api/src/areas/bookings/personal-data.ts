import { inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import type { BookingsDeps } from "./deps.ts";
import { eraseBookings, findBookingData, ofGuest, ofUser } from "./personal-data.repository.ts";

export const bookingsPersonalData = ({
  db,
  clock,
}: Pick<BookingsDeps, "db" | "clock">): PersonalData => ({
  area: "bookings",
  export: ({ userId, provenEmail }) => findBookingData(db, userId, provenEmail),
  erase: (userId) => inTransaction(db, (tx) => eraseBookings(tx, ofUser(userId), clock())),
  eraseAddress: (tx, email) => eraseBookings(tx, ofGuest(email), clock()),
});
