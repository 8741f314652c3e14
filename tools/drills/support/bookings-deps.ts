import { makeStoredSettings } from "../../../apps/api/src/areas/admin/index.ts";
import type { BookingsDeps } from "../../../apps/api/src/areas/bookings/deps.ts";

/** The use cases of bookings with nothing but their database: nothing is sent. */
export const makeBookingsDeps = (db: BookingsDeps["db"]): BookingsDeps => ({
  db,
  clock: () => new Date(),
  tasks: { enqueue: async () => {} },
  enqueueMail: async () => {},
  sendSecretMail: async () => {},
  refundPayment: async () => {},
  setShareDue: async () => {},
  settings: makeStoredSettings({ db, clock: () => new Date() }),
  publicOrigin: "https://boab.example",
});

/** A drill is not a request. */
export const drillRequestOrigin = { ip: "10.0.0.1", requestId: "drill" };
