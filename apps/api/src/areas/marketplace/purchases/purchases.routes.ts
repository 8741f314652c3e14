import {
  confirmReceived as confirmCall,
  getMyOrder,
  getOrderReceipt,
  listMyOrders,
} from "@boab/contracts/marketplace/my-orders";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { confirmReceived } from "./confirm-received.ts";
import { listMyPurchases, readMyPurchase } from "./read-purchases.ts";
import { readReceipt } from "./receipt.ts";

export const purchaseRoutes = (deps: MarketplaceDeps): Route[] => [
  route(listMyOrders, { access: activeMember }, ({ member, query }) =>
    listMyPurchases(deps, member(), query),
  ),
  route(getMyOrder, { access: activeMember }, ({ member, params }) =>
    readMyPurchase(deps, member(), params.order_id),
  ),
  route(confirmCall, { access: activeMember }, ({ member, params }) =>
    confirmReceived(deps, member(), params.order_id),
  ),
  // Drawn anew each time.
  route(
    getOrderReceipt,
    { access: activeMember, limit: { points: 120, seconds: 600 } },
    ({ member, params }) => readReceipt(deps, member(), params.order_id),
  ),
];
