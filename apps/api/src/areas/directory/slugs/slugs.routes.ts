import {
  followSlug as followSlugCall,
  proposeSlug as proposeSlugCall,
} from "@boab/contracts/directory/businesses";
import { anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryParts } from "../parts.ts";
import { followSlug } from "./follow-slug.ts";
import { proposeSlug } from "./propose-slug.ts";

export const slugRoutes = (parts: DirectoryParts): Route[] => [
  route(followSlugCall, { access: anyone }, ({ actor, params }) =>
    followSlug(parts, actor, params.slug),
  ),
  route(proposeSlugCall, { access: signedIn }, ({ query }) => proposeSlug(parts, query)),
];
