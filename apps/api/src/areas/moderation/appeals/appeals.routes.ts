import {
  appealDecision as appealCall,
  readDecision as readCall,
} from "@boab/contracts/moderation/appeals";
import { decideAppeal as decideCall } from "@boab/contracts/moderation/cases";
import { activeMember, signedIn, staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { ModerationDeps } from "../deps.ts";
import { appealAgainstDecision } from "./appeal-decision.ts";
import { decideAppeal } from "./decide-appeal.ts";
import { readDecision } from "./read-decision.ts";

export const appealRoutes = (deps: ModerationDeps): Route[] => [
  route(readCall, { access: signedIn }, ({ member, params }) =>
    readDecision(deps, member(), params.id),
  ),
  route(
    appealCall,
    { access: activeMember, limit: { points: 20, seconds: 86_400 } },
    ({ member, params, body }) => appealAgainstDecision(deps, member(), params.id, body.body),
  ),
  route(decideCall, { access: staff }, ({ member, params, body, origin }) =>
    decideAppeal(deps, member(), params.id, body, origin),
  ),
];
