import {
  nearestSuburb as nearestCall,
  suggestSuburbs as suggestCall,
} from "@boab/contracts/directory/search";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { readNearestSuburb, suggestSuburbs } from "./suggest-suburbs.ts";

export const suburbRoutes = (deps: DirectoryDeps): Route[] => [
  route(suggestCall, { access: anyone, cacheSeconds: 3600 }, ({ query }) =>
    suggestSuburbs(deps, query.q),
  ),
  // A person's location must not be cached anywhere.
  route(nearestCall, { access: anyone }, ({ query }) => readNearestSuburb(deps, query)),
];
