import { proposeSlug as proposeSlugCall } from "@boab/contracts/directory/businesses";
import { signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { proposeSlug } from "./propose-slug.ts";

export const slugRoutes = (deps: DirectoryDeps): Route[] => [
  route(proposeSlugCall, { access: signedIn }, ({ query }) => proposeSlug(deps, query)),
];
