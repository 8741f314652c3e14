import {
  eraseContact as eraseContactCall,
  readContactData as readContactDataCall,
  requestContactLink as requestContactLinkCall,
  startContactSession as startContactSessionCall,
} from "@boab/contracts/accounts/contacts";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { AccountsDeps } from "../deps.ts";
import { requestContactLink } from "./mail-contact-link.ts";
import { eraseContact, readContactData, startContactSession } from "./open-contact-link.ts";

const hourSeconds = 3600;

export const contactRoutes = (deps: AccountsDeps): Route[] => [
  route(
    requestContactLinkCall,
    { access: anyone, limit: { points: 5, seconds: hourSeconds } },
    ({ body }) => requestContactLink(deps, body.email),
  ),
  route(
    startContactSessionCall,
    { access: anyone, limit: { points: 60, seconds: hourSeconds } },
    ({ body }) => startContactSession(deps, body.token),
  ),
  route(
    readContactDataCall,
    { access: anyone, limit: { points: 60, seconds: hourSeconds } },
    ({ body }) => readContactData(deps, body.token),
  ),
  route(
    eraseContactCall,
    { access: anyone, limit: { points: 20, seconds: hourSeconds } },
    ({ body }) => eraseContact(deps, body.token),
  ),
];
