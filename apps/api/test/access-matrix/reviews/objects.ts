import { insertListing } from "../../factories/directory.ts";
import { makeEditor } from "../../factories/listings.ts";
import { insertReview } from "../../factories/reviews.ts";
import { nothing, type Objects } from "../object-factory.ts";

export const reviewsObjects: Objects = {
  review: { of: ({ db }, { userId }) => insertReview(db, { authorId: userId }), missing: nothing },
  /** What somebody wrote about the business of its owner or editor. */
  "received review": {
    of: async ({ db }, { userId }) =>
      insertReview(db, { businessId: await insertListing(db, { ownerId: userId }) }),
    ofEditor: async (app, editor) => {
      const businessId = await insertListing(app.db);
      await makeEditor(app, { id: businessId }, editor);
      return insertReview(app.db, { businessId });
    },
    missing: nothing,
  },
};
