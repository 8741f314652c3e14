import {
  listSavedIds as idsCall,
  listSavedListings as listCall,
  saveListing as saveCall,
  unsaveListing as unsaveCall,
} from "@boab/contracts/directory/saved-listings";
import { signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { listSavedIds, listSavedListings } from "./list-saved.ts";
import { saveListing, unsaveListing } from "./save-listing.ts";

export const savedRoutes = (deps: DirectoryDeps): Route[] => [
  route(listCall, { access: signedIn }, ({ member, query }) =>
    listSavedListings(deps, member(), query),
  ),
  route(idsCall, { access: signedIn }, ({ member }) => listSavedIds(deps, member())),
  route(saveCall, { access: signedIn }, ({ member, params }) =>
    saveListing(deps, member(), params.id),
  ),
  route(unsaveCall, { access: signedIn }, ({ member, params }) =>
    unsaveListing(deps, member(), params.id),
  ),
];
