import {
  listDeletedListings as listDeletedListingsCall,
  purgeListing as purgeListingCall,
  restoreListing as restoreListingCall,
} from "@boab/contracts/directory/administration";
import { deleteBusiness as deleteBusinessCall } from "@boab/contracts/directory/businesses";
import { fullAdmin, signedIn, staff } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { deleteBusiness } from "./delete-business.ts";
import { listDeletedListings } from "./list-deleted-listings.ts";
import { purgeListing } from "./purge-listing.ts";
import { restoreListing } from "./restore-listing.ts";

export const deletionRoutes = (deps: DirectoryDeps): Route[] => [
  route(deleteBusinessCall, { access: signedIn }, ({ member, params, query, origin }) =>
    deleteBusiness(deps, member(), params.id, query.confirm, origin),
  ),
  route(
    listDeletedListingsCall,
    { access: staff, staffRead: { act: "list deleted listings", objectType: "business" } },
    ({ query }) => listDeletedListings(deps, query),
  ),
  route(restoreListingCall, { access: staff }, ({ member, params, origin }) =>
    restoreListing(deps, member(), params.id, origin),
  ),
  route(purgeListingCall, { access: fullAdmin }, ({ member, params, query, origin }) =>
    purgeListing(deps, member(), params.id, query.confirm, origin),
  ),
];
