import {
  approveAccessRequest,
  declineAccessRequest,
  listAccessRequests as listAccessRequestsCall,
  listOwnAccessRequests,
  requestAccess as requestAccessCall,
} from "@boab/contracts/accounts/access-requests";
import { signedIn, staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { AccountsDeps } from "../deps.ts";
import { approveRequest, declineRequest } from "./decide-access-request.ts";
import { listAccessRequests } from "./list-access-requests.ts";
import { listOwnOpenRequests, requestAccess } from "./request-access.ts";

export const accessRequestRoutes = (deps: AccountsDeps): Route[] => [
  route(requestAccessCall, { access: signedIn }, ({ member, body }) =>
    requestAccess(deps, member(), body),
  ),
  route(
    listAccessRequestsCall,
    { access: staff, staffRead: { act: "list access requests", objectType: "access request" } },
    ({ query }) => listAccessRequests(deps, query),
  ),
  route(listOwnAccessRequests, { access: signedIn }, ({ member }) =>
    listOwnOpenRequests(deps, member()),
  ),
  route(approveAccessRequest, { access: staff }, ({ member, params, origin }) =>
    approveRequest(deps, member(), params.requestId, origin),
  ),
  route(declineAccessRequest, { access: staff }, ({ member, params, body, origin }) =>
    declineRequest(deps, member(), params.requestId, body.reason, origin),
  ),
];
