import {
  decideCase as decideCall,
  listCases as listCall,
  readCase as readCall,
  reopenCase as reopenCall,
} from "@boab/contracts/moderation/cases";
import { staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { ModerationDeps } from "../deps.ts";
import { decideCase } from "./decide-case.ts";
import { listCases } from "./list-cases.ts";
import { readCase } from "./read-case.ts";
import { reopenCase } from "./reopen-case.ts";

const objectType = "reported content";

export const caseRoutes = (deps: ModerationDeps): Route[] => [
  route(
    listCall,
    { access: staff, staffRead: { act: "list reported content", objectType } },
    ({ query }) => listCases(deps, query),
  ),
  route(
    readCall,
    { access: staff, staffRead: { act: "read reported content", objectType } },
    ({ member, params }) => readCase(deps, member(), params.id),
  ),
  route(decideCall, { access: staff }, ({ member, params, body, origin }) =>
    decideCase(deps, member(), params.id, body, origin),
  ),
  route(reopenCall, { access: staff }, ({ member, params, body, origin }) =>
    reopenCase(deps, member(), params.id, body.decisionId, origin),
  ),
];
