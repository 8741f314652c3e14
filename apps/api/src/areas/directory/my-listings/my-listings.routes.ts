import { listMyListings as listCall } from "@boab/contracts/directory/my-listings";
import { signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listMyListings } from "./list-my-listings.ts";

export const myListingRoutes = (deps: DirectoryDeps): Route[] => [
  route(listCall, { access: signedIn }, ({ member, query }) =>
    listMyListings(deps, member(), query),
  ),
];
