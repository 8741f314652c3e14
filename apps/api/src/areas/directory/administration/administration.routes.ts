import { listLiveListings as listLiveCall } from "@boab/contracts/directory/administration";
import { staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listLiveListings } from "./list-live-listings.ts";

export const administrationRoutes = (deps: DirectoryDeps): Route[] => [
  route(
    listLiveCall,
    { access: staff, staffRead: { act: "list live listings", objectType: "business" } },
    ({ query }) => listLiveListings(deps, query),
  ),
];
