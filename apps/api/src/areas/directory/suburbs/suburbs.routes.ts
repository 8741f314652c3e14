import {
  nearestSuburb as nearestCall,
  suggestSuburbs as suggestCall,
} from "@boab/contracts/directory/search";
import { anyone } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryParts } from "../parts.ts";
import { nearestSuburb, suggestSuburbs } from "./suggest-suburbs.ts";

export const suburbRoutes = (parts: DirectoryParts): Route[] => [
  route(suggestCall, { access: anyone, cacheSeconds: 3600 }, ({ query }) =>
    suggestSuburbs(parts, query.q),
  ),
  // Where somebody stands is kept by nobody.
  route(nearestCall, { access: anyone }, ({ query }) => nearestSuburb(parts, query)),
];
