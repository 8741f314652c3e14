import {
  type AreaMatrix,
  activeOnly,
  adminsOnly,
  badRequest,
  everyone,
  forbidden,
  notFound,
  ownInterest,
  signedInOnly,
  staffOnly,
} from "../outcomes.ts";

const readRows = { own: everyone(200), others: everyone(200), missing: everyone(notFound) };
const makeOwnOnlyRows = (outcome: 200 | 204) => ({
  object: "store",
  own: activeOnly(outcome),
  others: activeOnly(notFound),
  missing: activeOnly(notFound),
});

const adminDecisionRows = {
  object: "store",
  own: adminsOnly(ownInterest),
  others: adminsOnly(204),
  missing: adminsOnly(notFound),
};

export const marketplaceMatrix: AreaMatrix = {
  "GET /Store-info/store/:storeId": { object: "store", ...readRows },
  "GET /Store-info/user/:userId": { object: "store's owner", ...readRows },
  "GET /marketplace/stores/:slug": { object: "store's slug", ...readRows },
  // Everybody here has a store; those who may not sell are refused before that matters.
  "POST /Store-info/create-store": {
    none: activeOnly(forbidden, {
      seller: "409 store_exists",
      "store owner": "409 store_exists",
      moderator: "409 store_exists",
      admin: "409 store_exists",
    }),
  },
  "PATCH /Store-info/update-store/:storeId": makeOwnOnlyRows(200),
  "PUT /Store-info/update-merchant-id/:storeId": makeOwnOnlyRows(200),
  "DELETE /Store-info/delete-store/:storeId": {
    ...makeOwnOnlyRows(204),
    // Not confirmed.
    others: activeOnly(notFound, { admin: badRequest }),
  },
  "GET /marketplace/sitemap": { none: everyone(200) },
  "GET /marketplace/sitemap/stores": { none: everyone(200) },
  "GET /marketplace/sitemap/items": { none: everyone(200) },
  // Only an admin decides about a store, whoever it belongs to.
  "GET /admin/stores": { none: staffOnly(200) },
  "PUT /admin/stores/:storeId/visibility": adminDecisionRows,
  "DELETE /admin/stores/:storeId/merchant-id": adminDecisionRows,
  "POST /Store-info/store-name": { none: signedInOnly(200) },
  "GET /Store-info/edit-permission/:storeId": {
    object: "store",
    own: everyone(200),
    others: everyone(200),
    missing: everyone(200),
  },
  "POST /marketplace/stores/:slug/back-notices": {
    object: "away store's slug",
    own: everyone(202),
    others: everyone(202),
    missing: everyone(notFound),
  },
  "POST /marketplace/back-notices/confirmations": {
    object: "back notice token",
    own: everyone(200),
    others: everyone(200),
    missing: everyone(notFound),
  },
};
