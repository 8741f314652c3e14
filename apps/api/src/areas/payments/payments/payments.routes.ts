import {
  listPayments as listPaymentsCall,
  listSales as listSalesCall,
  priceCart as priceCartCall,
  readPayment as readPaymentCall,
  refreshPayment as refreshPaymentCall,
  refundSale as refundSaleCall,
  startCheckout,
  startOneTimePayment,
  wantedLineOf,
} from "@boab/contracts/payments/payments";
import { activeMember, anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { PaymentsDeps } from "../deps.ts";
import { refundSale } from "../refunds/refund-sale.ts";
import { checkOut } from "./check-out.ts";
import { priceCart } from "./price-cart.ts";
import { listPayments, listSales, readPayment, refreshPayment } from "./read-payment.ts";
import { startPayment } from "./start-payment.ts";

const hour = 3600;

export const paymentCoreRoutes = (deps: PaymentsDeps): Route[] => [
  route(
    priceCartCall,
    { access: anyone, limit: { points: 600, seconds: hour } },
    ({ actor, body }) => priceCart(deps, actor, body.items),
  ),
  route(
    startCheckout,
    { access: activeMember, limit: { points: 30, seconds: hour } },
    ({ member, body, origin }) => checkOut(deps, member(), body, origin),
  ),
  route(
    startOneTimePayment,
    { access: activeMember, limit: { points: 5, seconds: hour } },
    ({ member, body, origin }) =>
      startPayment(deps, member(), [wantedLineOf(body)], { ...origin, mostPerHour: 20 }),
  ),
  route(listPaymentsCall, { access: activeMember }, ({ member, query }) =>
    listPayments(deps, member(), query),
  ),
  route(readPaymentCall, { access: activeMember }, ({ member, params }) =>
    readPayment(deps, member(), params.id),
  ),
  route(
    refreshPaymentCall,
    { access: activeMember, limit: { points: 60, seconds: hour } },
    ({ member, params }) => refreshPayment(deps, member(), params.id),
  ),
  route(listSalesCall, { access: activeMember }, ({ member, query }) =>
    listSales(deps, member(), query),
  ),
  route(
    refundSaleCall,
    { access: activeMember, limit: { points: 60, seconds: hour } },
    ({ member, params, body, origin }) =>
      refundSale(deps, member(), { saleId: params.id, amountCents: body.amountCents }, origin),
  ),
];
