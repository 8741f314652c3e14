import { type AreaMatrix, activeOnly, notFound } from "../outcomes.ts";

/** For anybody else, admins too, there is no such cart. */
const ownOnlyRows = {
  own: activeOnly(200),
  others: activeOnly(notFound),
  missing: activeOnly(notFound),
};
/** Says nothing about what is there. */
const removalRows = { own: activeOnly(204), others: activeOnly(204), missing: activeOnly(204) };

export const cartMatrix: AreaMatrix = {
  "GET /cart/:id": { object: "cart", ...ownOnlyRows },
  "GET /marketplace/cart/count": { none: activeOnly(200) },
  "POST /cart/add": {
    object: "item for sale",
    own: activeOnly(201),
    others: activeOnly(201),
    missing: activeOnly(notFound),
  },
  "PATCH /cart/:id": { object: "cart line", ...ownOnlyRows },
  "DELETE /cart/remove": { object: "cart line", ...removalRows },
  "DELETE /cart/:id": { object: "cart line", ...removalRows },
  "PUT /marketplace/cart/deliveries/:storeId": { object: "store in the cart", ...ownOnlyRows },
  "GET /marketplace/saved": { none: activeOnly(200) },
  "GET /marketplace/saved/skus": { none: activeOnly(200) },
  "PUT /marketplace/saved/:id": {
    object: "item for sale",
    own: activeOnly(204),
    others: activeOnly(204),
    missing: activeOnly(notFound),
  },
  // Whatever is not saved afterwards is what was asked for.
  "DELETE /marketplace/saved/:id": { object: "item for sale", ...removalRows },
};
