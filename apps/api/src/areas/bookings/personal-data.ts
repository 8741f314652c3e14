import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { cancelOpenBookings } from "./bookings/cancel-open-bookings.ts";
import type { BookingsDeps } from "./deps.ts";
import { tell } from "./emails/tell.ts";
import { eraseBookings, findBookingData, ofGuest, ofUser } from "./personal-data.repository.ts";

export const bookingsPersonalData = (deps: BookingsDeps): PersonalData => {
  const { db, clock } = deps;
  const erase = async (tx: Tx, whose: ReturnType<typeof ofUser>) => {
    for (const booking of await eraseBookings(tx, whose, clock()))
      await tell(deps, tx, booking, "cancelled", ["owner"]);
  };
  return {
    area: "bookings",
    export: ({ userId, provenEmail }) => findBookingData(db, userId, provenEmail),
    erase: async (userId) => {
      await cancelOpenBookings(deps, userId);
      await inTransaction(db, (tx) => erase(tx, ofUser(userId)));
    },
    eraseAddress: (tx, email) => erase(tx, ofGuest(email)),
  };
};
