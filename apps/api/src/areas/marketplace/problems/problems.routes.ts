import {
  answerProblem as answerCall,
  decideProblem as decideCall,
  listOrdersForAdmins as listOrdersCall,
  listStoreProblems,
  openProblemPhoto as openPhotoCall,
  refundOrder as refundCall,
} from "@boab/contracts/marketplace/order-problems";
import { readRefundable as readRefundableCall } from "@boab/contracts/marketplace/refunds";
import { activeMember, fullAdmin } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { answerProblem } from "./answer-problem.ts";
import { decideProblem } from "./decide-problem.ts";
import { listOrdersForAdmins } from "./list-orders-for-admins.ts";
import { listProblems } from "./list-problems.ts";
import { openProblemPhoto } from "./open-problem-photo.ts";
import { readRefundable } from "./read-refundable.ts";
import { refundOrder } from "./refund-order.ts";

const hourSeconds = 3600;

export const problemRoutes = (deps: MarketplaceDeps): Route[] => [
  route(openPhotoCall, { access: activeMember }, ({ member, params, origin }) =>
    openProblemPhoto(
      deps,
      member(),
      { orderId: params.order_id, number: Number(params.number) },
      origin,
    ),
  ),
  route(listStoreProblems, { access: activeMember }, ({ member, params }) =>
    listProblems(deps, member(), params.storeId),
  ),
  route(
    answerCall,
    { access: activeMember, limit: { points: 120, seconds: hourSeconds } },
    ({ member, params, body, origin }) =>
      answerProblem(deps, member(), params.order_id, body, origin),
  ),
  route(
    refundCall,
    { access: activeMember, limit: { points: 60, seconds: hourSeconds } },
    ({ member, params, body, origin }) =>
      refundOrder(deps, member(), params.order_id, body, origin),
  ),
  route(
    readRefundableCall,
    { access: activeMember, staffRead: { act: "list orders", objectType: "order" } },
    ({ member, params }) => readRefundable(deps, member(), params.sale_id),
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
