import { type AreaMatrix, activeOnly, adminsOnly, notFound } from "../outcomes.ts";

/** For anybody else there is no such order. */
const onlyTheSeller = {
  own: activeOnly(200),
  others: activeOnly(notFound),
  missing: activeOnly(notFound),
};
/** Nor for admins: they have their own way to look at an order. */
const onlyTheBuyer = { object: "bought order", ...onlyTheSeller };
const sellerOrAdmin = { ...onlyTheSeller, others: activeOnly(notFound, { admin: 200 }) };

/** Nobody judges their own case, staff first. */
const leftToOtherAdmins = activeOnly(200, { admin: "403 own_interest" });

export const orderMatrix: AreaMatrix = {
  "GET /get-sold-items/:storeId": { object: "store", ...sellerOrAdmin },
  "GET /marketplace/sold/:storeId": { object: "store", ...sellerOrAdmin },
  "GET /marketplace/figures/:storeId": { object: "store", ...sellerOrAdmin },
  "PATCH /purchase-history/:order_id/:ItemNumber": { object: "order", ...onlyTheSeller },
  "GET /marketplace/orders/:order_id/packing-slip": { object: "order", ...onlyTheSeller },
  "GET /marketplace/my-orders": { none: activeOnly(200) },
  "GET /marketplace/my-orders/:order_id": onlyTheBuyer,
  "POST /marketplace/my-orders/:order_id/received": onlyTheBuyer,
  "GET /marketplace/my-orders/:order_id/receipt": onlyTheBuyer,
  "POST /marketplace/my-orders/:order_id/problems": { ...onlyTheBuyer, own: activeOnly(201) },
  "POST /marketplace/my-orders/:order_id/problem": {
    ...onlyTheBuyer,
    object: "bought order with a reply",
  },
  "GET /marketplace/orders/:order_id/problem-photos/:number": {
    object: "order with a problem",
    ...sellerOrAdmin,
  },
  "GET /marketplace/problems/:storeId": { object: "store", ...onlyTheSeller },
  "POST /marketplace/orders/:order_id/problem-reply": {
    object: "order with a problem",
    ...onlyTheSeller,
  },
  "POST /marketplace/orders/:order_id/refunds": {
    object: "order",
    ...sellerOrAdmin,
    own: leftToOtherAdmins,
  },
  "GET /marketplace/sales/:sale_id/refundable": { object: "sale of an order", ...sellerOrAdmin },
  // An admin reads along only while a problem is open.
  "GET /marketplace/orders/:order_id/messages": {
    object: "order with a problem",
    ...sellerOrAdmin,
  },
  "POST /marketplace/orders/:order_id/messages": {
    object: "order",
    ...onlyTheSeller,
    own: activeOnly(201),
  },
  "GET /admin/orders": { none: adminsOnly(200) },
  "POST /admin/orders/:order_id/problem-decision": {
    object: "order for admins",
    own: adminsOnly(200),
    others: adminsOnly(200),
    missing: adminsOnly(notFound),
  },
};
