import {
  answerProblem as answerCall,
  decideProblem as decideCall,
  followProblem as followCall,
  listOrdersForAdmins as listOrdersCall,
  listStoreProblems,
  openProblemPhoto as openPhotoCall,
  refundOrder as refundCall,
  reportProblem as reportCall,
} from "@boab/contracts/marketplace/order-problems";
import { activeMember, fullAdmin } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { answerProblem } from "./answer-problem.ts";
import { decideProblem } from "./decide-problem.ts";
import { followProblem } from "./follow-problem.ts";
import { listOrdersForAdmins } from "./list-orders-for-admins.ts";
import { listProblems } from "./list-problems.ts";
import { openProblemPhoto } from "./open-problem-photo.ts";
import { refundOrder } from "./refund-order.ts";
import { reportProblem } from "./report-problem.ts";

const hour = 3600;

export const problemRoutes = (deps: MarketplaceDeps): Route[] => [
  route(
    reportCall,
    { access: activeMember, limit: { points: 20, seconds: hour } },
    ({ member, params, body, origin }) =>
      reportProblem(deps, member(), params.order_id, body, origin),
  ),
  route(openPhotoCall, { access: activeMember }, ({ member, params, origin }) =>
    openProblemPhoto(
      deps,
      member(),
      { orderId: params.order_id, number: Number(params.number) },
      origin,
    ),
  ),
  route(followCall, { access: activeMember }, ({ member, params, body, origin }) =>
    followProblem(deps, member(), params.order_id, body.act, origin),
  ),
  route(listStoreProblems, { access: activeMember }, ({ member, params }) =>
    listProblems(deps, member(), params.storeId),
  ),
  route(
    answerCall,
    { access: activeMember, limit: { points: 120, seconds: hour } },
    ({ member, params, body, origin }) =>
      answerProblem(deps, member(), params.order_id, body, origin),
  ),
  route(
    refundCall,
    { access: activeMember, limit: { points: 60, seconds: hour } },
    ({ member, params, body, origin }) =>
      refundOrder(deps, member(), params.order_id, body, origin),
  ),
  route(
    listOrdersCall,
    { access: fullAdmin, staffRead: { act: "list orders", objectType: "order" } },
    ({ query }) => listOrdersForAdmins(deps, query),
  ),
  route(decideCall, { access: fullAdmin }, ({ member, params, body, origin }) =>
    decideProblem(deps, member(), params.order_id, body, origin),
  ),
];
