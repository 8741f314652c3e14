import {
  inspectPayment as inspectCall,
  listAllPayments as listCall,
  summarisePayments as summariseCall,
} from "@boab/contracts/payments/administration";
import { fullAdmin } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { PaymentsDeps } from "../deps.ts";
import { inspectPayment } from "./inspect-payment.ts";
import { listPayments } from "./list-payments.ts";
import { summarisePayments } from "./summarise-payments.ts";

export const paymentAdministrationRoutes = (deps: PaymentsDeps): Route[] => [
  route(
    listCall,
    { access: fullAdmin, staffRead: { act: "list payments", objectType: "payment" } },
    ({ query }) => listPayments(deps, query),
  ),
  route(
    summariseCall,
    { access: fullAdmin, staffRead: { act: "list payments", objectType: "payment" } },
    () => summarisePayments(deps),
  ),
  route(
    inspectCall,
    { access: fullAdmin, staffRead: { act: "read payment", objectType: "payment" } },
    ({ params }) => inspectPayment(deps, params.id),
  ),
];
