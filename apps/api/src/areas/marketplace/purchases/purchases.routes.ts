import {
  confirmReceived as confirmCall,
  getMyOrder,
  getOrderReceipt,
  listMyOrders,
} from "@boab/contracts/marketplace/my-orders";
import {
  actOnProblem as actCall,
  reportProblem as reportCall,
} from "@boab/contracts/marketplace/order-problems";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { actOnProblem } from "./act-on-problem.ts";
import { confirmReceived } from "./confirm-received.ts";
import { listMyPurchases, readMyPurchase } from "./read-purchases.ts";
import { readReceipt } from "./receipt.ts";
import { reportProblem } from "./report-problem.ts";

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
  route(
    reportCall,
    { access: activeMember, limit: { points: 20, seconds: 3600 } },
    ({ member, params, body, origin }) =>
      reportProblem(deps, member(), params.order_id, body, origin),
  ),
  route(actCall, { access: activeMember }, ({ member, params, body, origin }) =>
    actOnProblem(deps, member(), params.order_id, body.act, origin),
  ),
  // The PDF is generated for each request, so this call has its own limit.
  route(
    getOrderReceipt,
    { access: activeMember, limit: { points: 120, seconds: 600 } },
    ({ member, params }) => readReceipt(deps, member(), params.order_id),
  ),
];
