import {
  followSlug as followSlugCall,
  proposeSlug as proposeSlugCall,
} from "@boab/contracts/directory/businesses";
import { anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { followSlug } from "./follow-slug.ts";
import { proposeSlug } from "./propose-slug.ts";

export const slugRoutes = (deps: DirectoryDeps): Route[] => [
  route(followSlugCall, { access: anyone }, ({ actor, params }) =>
    followSlug(deps, actor, params.slug),
  ),
  route(proposeSlugCall, { access: signedIn }, ({ query }) => proposeSlug(deps, query)),
];
