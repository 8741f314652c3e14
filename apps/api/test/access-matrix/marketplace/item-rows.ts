import {
  type AreaMatrix,
  activeOnly,
  everyone,
  forbidden,
  notFound,
  type Outcome,
  signedInOnly,
} from "../outcomes.ts";

const read = { own: everyone(200), others: everyone(200), missing: everyone(notFound) };

/** Nobody else may sell, whatever they own. */
const sellersOnly = (outcome: Outcome) =>
  signedInOnly(forbidden, {
    seller: outcome,
    "store owner": outcome,
    moderator: outcome,
    admin: outcome,
  });

const onlyTheSeller = (outcome: Outcome) => ({
  own: activeOnly(outcome),
  others: activeOnly(forbidden),
  missing: activeOnly(notFound),
});
const sellerWrites = (outcome: Outcome) => ({
  own: sellersOnly(outcome),
  others: sellersOnly(forbidden),
  missing: sellersOnly(notFound),
});
const sellerOrAdmin = (outcome: Outcome) => ({
  ...onlyTheSeller(outcome),
  others: activeOnly(forbidden, { admin: outcome }),
});

export const itemMatrix: AreaMatrix = {
  "GET /shop-item/get-single-item/:id": { object: "item", ...read },
  "GET /shop-item/get-items": { none: everyone(200) },
  "GET /marketplace/items/:itemId/related": { object: "item", ...read },
  "GET /marketplace/catalog": { none: everyone(200) },
  "GET /marketplace/catalog/filters": { none: everyone(200) },
  "GET /shop-item/get-items/:shopId": { object: "store", ...read },
  "GET /shop-item/managed/:shopId": { object: "store", ...sellerOrAdmin(200) },
  "GET /shop-item/:itemId/editing": { object: "item", ...onlyTheSeller(200) },
  "GET /shop-item/draft/:shopId": { object: "store", ...onlyTheSeller(200) },
  "PUT /shop-item/draft/:shopId": { object: "store", ...sellerWrites(200) },
  "DELETE /shop-item/draft/:shopId": { object: "store", ...onlyTheSeller(204) },
  "POST /shop-item/create-item": { object: "photo in a store", ...sellerWrites(201) },
  "PUT /shop-item/:itemId": { object: "item", ...sellerWrites(200) },
  "POST /shop-item/import-preview/:shopId": { object: "store", ...sellerWrites(200) },
  "POST /shop-item/import/:shopId": { object: "store", ...sellerWrites(200) },
  "POST /shop-item/:itemId/restore": {
    object: "item",
    own: sellersOnly(200),
    others: sellersOnly(forbidden),
    missing: sellersOnly(notFound),
  },
  "DELETE /shop-item/:itemId": { object: "item", ...sellerOrAdmin(200) },
};
