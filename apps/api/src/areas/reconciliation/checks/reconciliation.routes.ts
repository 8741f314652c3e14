import {
  checkPayments,
  listDrifts as listDriftsCall,
  listPaymentChecks,
} from "@boab/contracts/payments/reconciliation";
import { fullAdmin } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { ReconciliationDeps } from "../deps.ts";
import { listChecks, listDrifts } from "./list-drifts.ts";
import { requestCheck } from "./request-check.ts";

export const checkRoutes = (deps: ReconciliationDeps): Route[] => [
  route(
    listDriftsCall,
    { access: fullAdmin, staffRead: { act: "list drifts", objectType: "drift" } },
    ({ query }) => listDrifts(deps, query),
  ),
  route(
    listPaymentChecks,
    { access: fullAdmin, staffRead: { act: "list payment checks", objectType: "payment check" } },
    () => listChecks(deps),
  ),
  route(
    checkPayments,
    { access: fullAdmin, limit: { points: 60, seconds: 3600 } },
    ({ member, origin }) => requestCheck(deps, member(), origin),
  ),
];
