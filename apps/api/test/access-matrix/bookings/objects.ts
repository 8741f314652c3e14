import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { insertListing } from "../../factories/directory.ts";
import { makeEditor } from "../../factories/listings.ts";
import { insertBooking, insertSettings } from "../../factories/stored-bookings.ts";
import type { TestApp } from "../../harness.ts";
import { noToken, type Objects } from "../object-factory.ts";

async function addLink({ db }: TestApp): Promise<string> {
  const token = makeToken();
  const booking_id = await insertBooking(db, { businessId: await insertListing(db) });
  await db
    .insertInto("bookings.manage_link")
    .values({ token_hash: hashToken(token), booking_id, created_at: new Date() })
    .execute();
  return token;
}

async function addFeed({ db }: TestApp): Promise<string> {
  const token = makeToken();
  const businessId = await insertListing(db);
  await insertSettings(db, businessId);
  await db
    .updateTable("bookings.settings")
    .set({ feed_token_hash: hashToken(token) })
    .where("business_id", "=", businessId)
    .execute();
  return token;
}

export const bookingsObjects: Objects = {
  /** A live one that takes bookings every day. */
  "bookable listing": {
    async of({ db }, { userId }) {
      const id = await insertListing(db, { ownerId: userId });
      await insertSettings(db, id);
      return id;
    },
    async ofEditor(app, editor) {
      const id = await insertListing(app.db);
      await insertSettings(app.db, id);
      await makeEditor(app, { id }, editor);
      return id;
    },
    missing: "BUS-00000000",
  },
  /** Confirmed, at a business that is somebody else's. */
  booking: {
    of: async ({ db }, { userId }) =>
      insertBooking(db, { businessId: await insertListing(db), userId }),
    missing: "BOOK-00000000",
  },
  "booking link": { of: addLink, others: addFeed, missing: noToken },
  "calendar feed": { of: addFeed, others: addLink, missing: noToken },
};
