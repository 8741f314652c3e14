import {
  createMediaAccount as createCall,
  readOwnMediaAccount as ownCall,
  getMediaAccount as readCall,
  updateMediaAccount as updateCall,
} from "@boab/contracts/media/accounts";
import { activeMember, anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { MediaDeps } from "../deps.ts";
import { createAccount } from "./create-account.ts";
import { readAccount, readOwnAccount } from "./read-account.ts";
import { updateAccount } from "./update-account.ts";

export const accountRoutes = (deps: MediaDeps): Route[] => [
  route(
    createCall,
    { access: activeMember, limit: { points: 10, seconds: 3600 } },
    ({ member, body }) => createAccount(deps, member(), body),
  ),
  route(readCall, { access: anyone }, ({ actor, params }) => readAccount(deps, actor, params.id)),
  route(ownCall, { access: activeMember }, ({ member }) => readOwnAccount(deps, member())),
  route(updateCall, { access: activeMember }, ({ member, body }) =>
    updateAccount(deps, member(), body),
  ),
];
