import {
  changeWaitlistPlaceByLink as changeWaitlistPlaceByLinkCall,
  changeWaitlistPlace as changeWaitlistPlaceCall,
  countWaitlist as countWaitlistCall,
  joinWaitlist as joinWaitlistCall,
  listMyWaitlistPlaces as listMyWaitlistPlacesCall,
  openWaitlistLink as openWaitlistLinkCall,
  readWaitlistPlace as readWaitlistPlaceCall,
  startWaitlistSession as startWaitlistSessionCall,
} from "@boab/contracts/bookings/waitlist";
import { activeMember, anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { BookingsDeps } from "../deps.ts";
import { changePlace, listMyPlaces, readPlace } from "./change-place.ts";
import { countWaitlist } from "./count-waitlist.ts";
import { joinWaitlist } from "./join-waitlist.ts";
import { changePlaceByLink, openPlaceLink, startPlaceSession } from "./open-waitlist-link.ts";

const hourSeconds = 3600;

export const waitlistRoutes = (deps: BookingsDeps): Route[] => [
  route(
    joinWaitlistCall,
    { access: anyone, limit: { points: 10, seconds: hourSeconds } },
    ({ actor, params, body }) => joinWaitlist(deps, actor, params.id, body),
  ),
  route(countWaitlistCall, { access: activeMember }, ({ member, params }) =>
    countWaitlist(deps, member(), params.id),
  ),
  route(listMyWaitlistPlacesCall, { access: signedIn }, ({ member }) =>
    listMyPlaces(deps, member()),
  ),
  route(readWaitlistPlaceCall, { access: signedIn }, ({ member, params }) =>
    readPlace(deps, member(), params.placeId),
  ),
  route(changeWaitlistPlaceCall, { access: activeMember }, ({ member, params, body }) =>
    changePlace(deps, member(), params.placeId, body),
  ),
  route(
    startWaitlistSessionCall,
    { access: anyone, limit: { points: 120, seconds: hourSeconds } },
    ({ body }) => startPlaceSession(deps, body.token),
  ),
  route(
    openWaitlistLinkCall,
    { access: anyone, limit: { points: 120, seconds: hourSeconds } },
    ({ body }) => openPlaceLink(deps, body.token),
  ),
  route(
    changeWaitlistPlaceByLinkCall,
    { access: anyone, limit: { points: 60, seconds: hourSeconds } },
    ({ body }) => changePlaceByLink(deps, body),
  ),
];
