import type { Route } from "#platform/http/route.ts";
import { checkOutRoutes } from "./checkout/checkout.routes.ts";
import type { CheckoutDeps } from "./deps.ts";

export type { CheckoutDeps };

export const checkoutRoutes = (deps: CheckoutDeps): Route[] => checkOutRoutes(deps);
