import {
  getPackingSlip,
  getSoldItems,
  getStoreFigures,
  listSoldOrders,
  recordTracking as recordTrackingCall,
} from "@boab/contracts/marketplace/orders";
import { signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { listNewestOrders, listOrders } from "./list-orders.ts";
import { readPackingSlip } from "./packing-slip.ts";
import { readFigures } from "./read-figures.ts";
import { recordTracking } from "./record-tracking.ts";

export const orderRoutes = (deps: MarketplaceDeps): Route[] => [
  route(
    getSoldItems,
    { access: signedIn, staffRead: { act: "list sold items", objectType: "store" } },
    ({ member, params }) => listNewestOrders(deps, member(), params.storeId),
  ),
  route(
    listSoldOrders,
    { access: signedIn, staffRead: { act: "list sold items", objectType: "store" } },
    ({ member, params, query }) => listOrders(deps, member(), params.storeId, query),
  ),
  route(recordTrackingCall, { access: signedIn }, ({ member, params, body, origin }) =>
    recordTracking(deps, member(), params, body, origin),
  ),
  // The PDF is generated for each request, so this call has its own limit.
  route(
    getPackingSlip,
    { access: signedIn, limit: { points: 120, seconds: 600 } },
    ({ member, params }) => readPackingSlip(deps, member(), params.order_id),
  ),
  route(getStoreFigures, { access: signedIn }, ({ member, params }) =>
    readFigures(deps, member(), params.storeId),
  ),
];
