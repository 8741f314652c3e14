import {
  priceCart as priceCartCall,
  startCheckout,
  startOneTimePayment,
  toRequestedLine,
} from "@boab/contracts/payments/payments";
import { activeMember, anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { CheckoutDeps } from "../deps.ts";
import { checkOut, payOnce } from "./check-out.ts";
import { priceCart } from "./price-cart.ts";

const hour = 3600;

export const checkOutRoutes = (deps: CheckoutDeps): Route[] => [
  route(
    priceCartCall,
    { access: anyone, limit: { points: 600, seconds: hour } },
    ({ actor, body }) => priceCart(deps, actor, body.items),
  ),
  route(
    startCheckout,
    { access: activeMember, limit: { points: 30, seconds: hour } },
    ({ member, body }) => checkOut(deps, member(), body),
  ),
  route(
    startOneTimePayment,
    // Guests pay for the booking of their token; the use case asks everybody else to be an active member.
    { access: anyone, limit: { points: 5, seconds: hour } },
    ({ actor, body }) =>
      payOnce(deps, actor, { line: toRequestedLine(body), bookingToken: body.bookingToken }),
  ),
];
