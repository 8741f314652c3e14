import { type AreaMatrix, activeOnly, notFound } from "../outcomes.ts";

/** For anybody else there is no such order. */
const onlyTheSeller = {
  own: activeOnly(200),
  others: activeOnly(notFound),
  missing: activeOnly(notFound),
};
const sellerOrAdmin = { ...onlyTheSeller, others: activeOnly(notFound, { admin: 200 }) };

export const orderMatrix: AreaMatrix = {
  "GET /get-sold-items/:storeId": { object: "store", ...sellerOrAdmin },
  "GET /marketplace/figures/:storeId": { object: "store", ...sellerOrAdmin },
  "PATCH /purchase-history/:order_id/:ItemNumber": { object: "order", ...onlyTheSeller },
  "GET /marketplace/orders/:order_id/packing-slip": { object: "order", ...onlyTheSeller },
};
