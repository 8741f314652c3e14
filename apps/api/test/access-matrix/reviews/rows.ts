import {
  type AreaMatrix,
  activeOnly,
  everyone,
  forbidden,
  notFound,
  signedInOnly,
} from "../outcomes.ts";

const helpfulVoteRows = {
  object: "review",
  own: activeOnly(forbidden),
  others: activeOnly(200),
  missing: activeOnly(notFound),
};

export const reviewsMatrix: AreaMatrix = {
  "GET /marketplace/items/:itemId/reviews": {
    object: "item",
    own: everyone(200),
    others: everyone(200),
    missing: everyone(notFound),
  },
  "GET /marketplace/items/:itemId/reviews/standing": {
    object: "item",
    own: signedInOnly(200),
    others: signedInOnly(200),
    missing: signedInOnly(notFound),
  },
  // Only whoever bought it: `item-reviews.test.ts` shows that.
  "POST /marketplace/items/:itemId/reviews": {
    object: "item",
    own: activeOnly("403 own_store"),
    others: activeOnly("403 not_bought"),
    missing: activeOnly(notFound),
  },
  "GET /dir-review/get-all": {
    object: "live listing",
    own: everyone(200),
    others: everyone(200),
    missing: everyone(notFound),
  },
  "GET /dir-review/standing": {
    object: "live listing",
    own: signedInOnly(200),
    others: signedInOnly(200),
    missing: signedInOnly(notFound),
  },
  "POST /dir-review/create": {
    object: "live listing",
    own: activeOnly("403 own_business"),
    others: activeOnly(201),
    missing: activeOnly(notFound),
  },
  "PUT /dir-review/update/:id": {
    object: "review",
    own: activeOnly(200),
    others: activeOnly(forbidden),
    missing: activeOnly(notFound),
  },
  "DELETE /dir-review/delete/:id": {
    object: "review",
    own: activeOnly(204),
    others: activeOnly(forbidden, { moderator: 204, admin: 204 }),
    missing: activeOnly(notFound),
  },
  "PUT /dir-review/:id/reply": {
    object: "received review",
    own: activeOnly(200),
    others: activeOnly(forbidden),
    missing: activeOnly(notFound),
  },
  "DELETE /dir-review/:id/reply": {
    object: "received review",
    own: activeOnly(204),
    others: activeOnly(forbidden),
    missing: activeOnly(notFound),
  },
  "POST /dir-review/:id/reports": {
    object: "review",
    own: activeOnly(forbidden),
    others: activeOnly(201),
    missing: activeOnly(notFound),
  },
  // The mailed token is the permission, whoever sends it.
  "POST /dir-review/invitations/stop": {
    object: "review invitation",
    own: everyone(200),
    others: everyone(notFound),
    missing: everyone(notFound),
  },
  "PUT /dir-review/:id/helpful": helpfulVoteRows,
  "DELETE /dir-review/:id/helpful": helpfulVoteRows,
};
