import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { cancelOpenBookings } from "./bookings/cancel-open-bookings.ts";
import { notifyParties } from "./bookings/notify-parties.ts";
import type { BookingsDeps } from "./deps.ts";
import {
  eraseBookings,
  eraseFeeds,
  findBookingData,
  isOfGuest,
  isOfUser,
} from "./personal-data.repository.ts";

export const bookingsPersonalData = (deps: BookingsDeps): PersonalData => {
  const { db, clock } = deps;
  const erase = async (tx: Tx, whose: ReturnType<typeof isOfUser>) => {
    for (const booking of await eraseBookings(tx, whose, clock()))
      await notifyParties(deps, tx, booking, "cancelled", ["owner"]);
  };
  return {
    area: "bookings",
    export: ({ userId, provenEmail }) => findBookingData(db, userId, provenEmail),
    erase: async (userId) => {
      await cancelOpenBookings(deps, userId);
      await inTransaction(db, async (tx) => {
        await erase(tx, isOfUser(userId));
        await eraseFeeds(tx, userId);
      });
    },
    eraseAddress: (tx, email) => erase(tx, isOfGuest(email)),
  };
};
