import {
  readCheckout as readCheckoutCall,
  refreshCheckout as refreshCheckoutCall,
} from "@boab/contracts/marketplace/checkout";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { readCheckout, refreshCheckout } from "./read-checkout.ts";

export const checkoutRoutes = (deps: CheckoutDeps): Route[] => [
  route(readCheckoutCall, { access: activeMember }, ({ member, params }) =>
    readCheckout(deps, member(), params.id),
  ),
  // Each request calls the provider.
  route(
    refreshCheckoutCall,
    { access: activeMember, limit: { points: 120, seconds: 3600 } },
    ({ member, params }) => refreshCheckout(deps, member(), params.id),
  ),
];
