import {
  answerNameLink as answerNameLinkCall,
  listTeamNames as listTeamNamesCall,
  openNameLink as openNameLinkCall,
  requestName as requestNameCall,
  stopNaming as stopNamingCall,
} from "@boab/contracts/bookings/team-names";
import { anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { answerNameLink, openNameLink } from "./answer-name-request.ts";
import { listTeamNames, requestName, stopNaming } from "./request-name.ts";

const hourSeconds = 3600;

export const teamNameRoutes = (deps: BookingsDeps): Route[] => [
  route(listTeamNamesCall, { access: signedIn }, ({ member, params, origin }) =>
    listTeamNames(deps, member(), params.id, origin),
  ),
  route(
    requestNameCall,
    { access: signedIn, limit: { points: 30, seconds: hourSeconds } },
    ({ member, params: { id, teammateId }, body, origin }) =>
      requestName(deps, member(), id, { teammateId, ...body }, origin),
  ),
  route(stopNamingCall, { access: signedIn }, ({ member, params: { id, teammateId }, origin }) =>
    stopNaming(deps, member(), id, teammateId, origin),
  ),
  route(
    openNameLinkCall,
    { access: anyone, limit: { points: 120, seconds: hourSeconds } },
    ({ body }) => openNameLink(deps, body.token),
  ),
  route(
    answerNameLinkCall,
    { access: anyone, limit: { points: 60, seconds: hourSeconds } },
    ({ body: { token, answer } }) => answerNameLink(deps, token, answer),
  ),
];
