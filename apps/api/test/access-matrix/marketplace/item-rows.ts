import {
  type AreaMatrix,
  activeOnly,
  everyone,
  forbidden,
  notFound,
  type Outcome,
  signedInOnly,
} from "../outcomes.ts";

const readRows = { own: everyone(200), others: everyone(200), missing: everyone(notFound) };

/** Nobody else may sell, whatever they own. */
const sellersOnly = (outcome: Outcome) =>
  signedInOnly(forbidden, {
    seller: outcome,
    "store owner": outcome,
    moderator: outcome,
    admin: outcome,
  });

const makeSellerOnlyRows = (outcome: Outcome) => ({
  own: activeOnly(outcome),
  others: activeOnly(forbidden),
  missing: activeOnly(notFound),
});
const makeSellerWriteRows = (outcome: Outcome) => ({
  own: sellersOnly(outcome),
  others: sellersOnly(forbidden),
  missing: sellersOnly(notFound),
});
const makeSellerOrAdminRows = (outcome: Outcome) => ({
  ...makeSellerOnlyRows(outcome),
  others: activeOnly(forbidden, { admin: outcome }),
});

export const itemMatrix: AreaMatrix = {
  "GET /shop-item/get-single-item/:id": { object: "item", ...readRows },
  "GET /shop-item/get-items": { none: everyone(200) },
  "GET /marketplace/items/:itemId/related": { object: "item", ...readRows },
  "GET /marketplace/catalog": { none: everyone(200) },
  "GET /marketplace/catalog/filters": { none: everyone(200) },
  "GET /shop-item/get-items/:shopId": { object: "store", ...readRows },
  "GET /shop-item/managed/:shopId": { object: "store", ...makeSellerOrAdminRows(200) },
  "GET /shop-item/:itemId/editing": { object: "item", ...makeSellerOnlyRows(200) },
  "GET /shop-item/draft/:shopId": { object: "store", ...makeSellerOnlyRows(200) },
  "PUT /shop-item/draft/:shopId": { object: "store", ...makeSellerWriteRows(200) },
  "DELETE /shop-item/draft/:shopId": { object: "store", ...makeSellerOnlyRows(204) },
  "POST /shop-item/create-item": { object: "photo in a store", ...makeSellerWriteRows(201) },
  "PUT /shop-item/:itemId": { object: "item", ...makeSellerWriteRows(200) },
  "POST /shop-item/import-preview/:shopId": { object: "store", ...makeSellerWriteRows(200) },
  "POST /shop-item/import/:shopId": { object: "store", ...makeSellerWriteRows(200) },
  "POST /shop-item/:itemId/restore": {
    object: "item",
    own: sellersOnly(200),
    others: sellersOnly(forbidden),
    missing: sellersOnly(notFound),
  },
  "DELETE /shop-item/:itemId": { object: "item", ...makeSellerOrAdminRows(200) },
};
