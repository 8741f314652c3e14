import { type AreaMatrix, activeOnly, adminsOnly, notFound } from "../outcomes.ts";

/** For anybody else there is no such order. */
const sellerOnlyRows = {
  own: activeOnly(200),
  others: activeOnly(notFound),
  missing: activeOnly(notFound),
};
/** Nor for admins: they have their own way to look at an order. */
const buyerOnlyRows = { object: "bought order", ...sellerOnlyRows };
const sellerOrAdminRows = { ...sellerOnlyRows, others: activeOnly(notFound, { admin: 200 }) };

/** Nobody judges their own case, staff first. */
const otherAdminsRow = activeOnly(200, { admin: "403 own_interest" });

export const orderMatrix: AreaMatrix = {
  "GET /get-sold-items/:storeId": { object: "store", ...sellerOrAdminRows },
  "GET /marketplace/sold/:storeId": { object: "store", ...sellerOrAdminRows },
  "GET /marketplace/figures/:storeId": { object: "store", ...sellerOrAdminRows },
  "PATCH /purchase-history/:order_id/:ItemNumber": { object: "order", ...sellerOnlyRows },
  "GET /marketplace/orders/:order_id/packing-slip": { object: "order", ...sellerOnlyRows },
  "GET /marketplace/my-orders": { none: activeOnly(200) },
  "GET /marketplace/my-orders/:order_id": buyerOnlyRows,
  "POST /marketplace/my-orders/:order_id/received": buyerOnlyRows,
  "GET /marketplace/my-orders/:order_id/receipt": buyerOnlyRows,
  "POST /marketplace/my-orders/:order_id/problems": { ...buyerOnlyRows, own: activeOnly(201) },
  "POST /marketplace/my-orders/:order_id/problem": {
    ...buyerOnlyRows,
    object: "bought order with a reply",
  },
  "GET /marketplace/orders/:order_id/problem-photos/:number": {
    object: "order with a problem",
    ...sellerOrAdminRows,
  },
  "GET /marketplace/problems/:storeId": { object: "store", ...sellerOnlyRows },
  "POST /marketplace/orders/:order_id/problem-reply": {
    object: "order with a problem",
    ...sellerOnlyRows,
  },
  "POST /marketplace/orders/:order_id/refunds": {
    object: "order",
    ...sellerOrAdminRows,
    own: otherAdminsRow,
  },
  "GET /marketplace/sales/:sale_id/refundable": {
    object: "sale of an order",
    ...sellerOrAdminRows,
  },
  // An admin reads along only while a problem is open.
  "GET /marketplace/orders/:order_id/messages": {
    object: "order with a problem",
    ...sellerOrAdminRows,
  },
  "POST /marketplace/orders/:order_id/messages": {
    object: "order",
    ...sellerOnlyRows,
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
