import {
  listPayments as listPaymentsCall,
  listSales as listSalesCall,
  readPayment as readPaymentCall,
  refreshPayment as refreshPaymentCall,
} from "@boab/contracts/payments/payments";
import { activeMember } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { PaymentsDeps } from "../deps.ts";
import { listPayments, listSales, readPayment, refreshPayment } from "./read-payment.ts";

const hourSeconds = 3600;

export const paymentCoreRoutes = (deps: PaymentsDeps): Route[] => [
  route(listPaymentsCall, { access: activeMember }, ({ member, query }) =>
    listPayments(deps, member(), query),
  ),
  route(readPaymentCall, { access: activeMember }, ({ member, params }) =>
    readPayment(deps, member(), params.id),
  ),
  route(
    refreshPaymentCall,
    { access: activeMember, limit: { points: 60, seconds: hourSeconds } },
    ({ member, params }) => refreshPayment(deps, member(), params.id),
  ),
  route(listSalesCall, { access: activeMember }, ({ member, query }) =>
    listSales(deps, member(), query),
  ),
];
