import { inTransaction } from "#platform/db/db.ts";
import { hashToken, makeToken } from "#platform/ids/ids.ts";
import { insertListing, insertOwner } from "../../factories/directory.ts";
import { makeEditor } from "../../factories/listings.ts";
import { insertReview } from "../../factories/reviews.ts";
import { insertBooking } from "../../factories/stored-bookings.ts";
import type { TestApp } from "../../harness.ts";
import { type ObjectFactories, unknownToken, unknownUuid } from "../object-factory.ts";

/** The token of an email that invited somebody to review their visit. */
async function addInvitation({ db }: TestApp): Promise<string> {
  const token = makeToken();
  const userId = await inTransaction(db, (tx) => insertOwner(tx));
  const bookingId = await insertBooking(db, {
    businessId: await insertListing(db),
    userId,
    status: "completed",
  });
  await db
    .insertInto("reviews.visitInvitation")
    .values({ bookingId, stopTokenHash: hashToken(token) })
    .execute();
  return token;
}

export const reviewsObjects: ObjectFactories = {
  "review invitation": {
    of: addInvitation,
    others: async () => makeToken(),
    missing: unknownToken,
  },
  review: {
    of: ({ db }, { userId }) => insertReview(db, { authorId: userId }),
    missing: unknownUuid,
  },
  /** What somebody wrote about the business of its owner or editor. */
  "received review": {
    of: async ({ db }, { userId }) =>
      insertReview(db, { businessId: await insertListing(db, { ownerId: userId }) }),
    ofEditor: async (app, editor) => {
      const businessId = await insertListing(app.db);
      await makeEditor(app, { id: businessId }, editor);
      return insertReview(app.db, { businessId });
    },
    missing: unknownUuid,
  },
};
