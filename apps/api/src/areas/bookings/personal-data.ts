import { inTransaction } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { cancelOpenBookings } from "./bookings/cancel-open-bookings.ts";
import type { BookingsDeps } from "./deps.ts";
import { eraseBookings, findBookingData, ofGuest, ofUser } from "./personal-data.repository.ts";

export const bookingsPersonalData = (deps: BookingsDeps): PersonalData => {
  const { db, clock } = deps;
  return {
    area: "bookings",
    export: ({ userId, provenEmail }) => findBookingData(db, userId, provenEmail),
    erase: async (userId) => {
      await cancelOpenBookings(deps, userId);
      await inTransaction(db, (tx) => eraseBookings(tx, ofUser(userId), clock()));
    },
    eraseAddress: (tx, email) => eraseBookings(tx, ofGuest(email), clock()),
  };
};
