import {
  changeBookingByLink,
  listWaitingByLink as listWaitingByLinkCall,
  openBookingLink,
  resendBookingLink,
  startBookingSession,
} from "@boab/contracts/bookings/bookings";
import {
  answerRequestByLink as answerRequestByLinkCall,
  openRequestLink as openRequestLinkCall,
} from "@boab/contracts/bookings/request-links";
import { listMoveSlotsByLink as listMoveSlotsByLinkCall } from "@boab/contracts/bookings/slots";
import {
  answerSuggestionByLink as answerSuggestionByLinkCall,
  openSuggestionLink as openSuggestionLinkCall,
} from "@boab/contracts/bookings/suggestions";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { answerRequestByLink, openRequestLink } from "./answer-request.ts";
import { answerSuggestionByLink, openSuggestionLink } from "./answer-suggestion-link.ts";
import { changeByLink, listMoveSlotsByLink } from "./change-by-link.ts";
import { listWaitingByLink, openLink, resendLink, startLinkSession } from "./open-link.ts";

const hourSeconds = 3600;

export const linkRoutes = (deps: BookingsDeps): Route[] => [
  route(
    startBookingSession,
    { access: anyone, limit: { points: 120, seconds: hourSeconds } },
    ({ body }) => startLinkSession(deps, body.token),
  ),
  route(
    listWaitingByLinkCall,
    { access: anyone, limit: { points: 120, seconds: hourSeconds } },
    ({ body }) => listWaitingByLink(deps, body.token),
  ),
  route(
    openBookingLink,
    { access: anyone, limit: { points: 120, seconds: hourSeconds } },
    ({ body }) => openLink(deps, body.token),
  ),
  route(
    changeBookingByLink,
    { access: anyone, limit: { points: 60, seconds: hourSeconds } },
    ({ body: { token, ...request } }) => changeByLink(deps, token, request),
  ),
  // Each day that somebody looks at is a request, so the max is high.
  route(
    listMoveSlotsByLinkCall,
    { access: anyone, limit: { points: 600, seconds: hourSeconds } },
    ({ body: { token, ...range } }) => listMoveSlotsByLink(deps, token, range),
  ),
  route(
    resendBookingLink,
    { access: anyone, limit: { points: 5, seconds: hourSeconds } },
    ({ body }) => resendLink(deps, body),
  ),
  route(
    openRequestLinkCall,
    { access: anyone, limit: { points: 120, seconds: hourSeconds } },
    ({ body }) => openRequestLink(deps, body.token),
  ),
  route(
    answerRequestByLinkCall,
    { access: anyone, limit: { points: 60, seconds: hourSeconds } },
    ({ body: { token, decision } }) => answerRequestByLink(deps, token, decision),
  ),
  route(
    openSuggestionLinkCall,
    { access: anyone, limit: { points: 120, seconds: hourSeconds } },
    ({ body }) => openSuggestionLink(deps, body.token),
  ),
  route(
    answerSuggestionByLinkCall,
    { access: anyone, limit: { points: 60, seconds: hourSeconds } },
    ({ body: { token, answer } }) => answerSuggestionByLink(deps, token, answer),
  ),
];
