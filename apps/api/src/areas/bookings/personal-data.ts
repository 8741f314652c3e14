import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { PersonalData } from "#platform/personal-data/personal-data.ts";
import { announceFreeTimes } from "./announce-free-times.ts";
import { cancelOpenBookings, cancelPaidBookingsOfGuest } from "./bookings/cancel-open-bookings.ts";
import { notifyParties } from "./bookings/notify-parties.ts";
import {
  deleteCustomers,
  listContactsWithCards,
  listCustomerCards,
} from "./customers/customers.repository.ts";
import type { BookingsDeps } from "./deps.ts";
import {
  eraseBookings,
  eraseFeeds,
  eraseRequestLinks,
  findBookingData,
  isBookedByGuest,
  isBookedByUser,
  listBookingsForExport,
  listContactsWithBookings,
} from "./personal-data.repository.ts";
import { deleteRequestsByEmail, listRequestsByEmail } from "./settings/name-requests.repository.ts";
import {
  deletePlaces,
  listContactsWithPlaces,
  listPlacesForExport,
} from "./waitlist/waitlist.repository.ts";

export const bookingsPersonalData = (deps: BookingsDeps): PersonalData => {
  const { db, clock } = deps;
  const eraseAndNotify = async (tx: Tx, bookingCondition: ReturnType<typeof isBookedByUser>) => {
    const cancelled = await eraseBookings(tx, bookingCondition, clock());
    for (const booking of cancelled) await notifyParties(deps, tx, booking, "cancelled", ["owner"]);
    for (const businessId of new Set(cancelled.map((booking) => booking.businessId)))
      await announceFreeTimes(deps, tx, businessId);
  };
  /** What was offered to them is free for the next. */
  const leaveLists = async (tx: Tx, owner: Parameters<typeof deletePlaces>[1]) => {
    for (const businessId of await deletePlaces(tx, owner))
      await announceFreeTimes(deps, tx, businessId);
  };
  return {
    area: "bookings",
    export: ({ userId, provenEmail }) => findBookingData(db, userId, provenEmail),
    erase: async (userId) => {
      await cancelOpenBookings(deps, userId);
      await inTransaction(db, async (tx) => {
        await eraseAndNotify(tx, isBookedByUser(userId));
        await deleteCustomers(tx, { userId });
        await leaveLists(tx, { userId });
        await eraseFeeds(tx, userId);
        await eraseRequestLinks(tx, userId);
      });
    },
    exportByEmail: async (email) => ({
      bookings: await listBookingsForExport(db, isBookedByGuest(email)),
      customerCards: await listCustomerCards(db, { provenEmail: email }),
      waitlistPlaces: await listPlacesForExport(db, { email }),
      nameRequests: await listRequestsByEmail(db, email),
    }),
    eraseByEmail: async (tx, email) => {
      // What was paid goes back by the terms that were read, before nobody knows any more whose it was.
      await cancelPaidBookingsOfGuest(deps, tx, email);
      await eraseAndNotify(tx, isBookedByGuest(email));
      await deleteCustomers(tx, { provenEmail: email });
      await leaveLists(tx, { email });
      // The consent itself is deleted with all others of this email; from then on the name is nowhere.
      await deleteRequestsByEmail(tx, email);
    },
    listContactsInUse: async (tx, ids) => [
      ...(await listContactsWithBookings(tx, ids)),
      ...(await listContactsWithCards(tx, ids)),
      ...(await listContactsWithPlaces(tx, ids)),
    ],
  };
};
