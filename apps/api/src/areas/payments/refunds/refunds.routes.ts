import { refundSale as refundSaleCall } from "@boab/contracts/payments/payments";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { PaymentsDeps } from "../deps.ts";
import { refundSale } from "./refund-sale.ts";

export const refundRoutes = (deps: PaymentsDeps): Route[] => [
  route(
    refundSaleCall,
    { access: activeMember, limit: { points: 60, seconds: 3600 } },
    ({ member, params, body, origin }) =>
      refundSale(deps, member(), { saleId: params.id, ...body }, origin),
  ),
];
