import {
  checkNewListing as checkNewListingCall,
  createBusiness as createBusinessCall,
  readBusiness as readBusinessCall,
  readBusinessForEditing as readBusinessForEditingCall,
  readListingRole as readListingRoleCall,
  removeGalleryPictures as removeGalleryPicturesCall,
  resolveSlug as resolveSlugCall,
  updateBusiness as updateBusinessCall,
} from "@boab/contracts/directory/businesses";
import { anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { checkNewListing } from "./check-new-listing.ts";
import { createBusiness } from "./create-business.ts";
import { readBusiness, readBusinessForEditing, readListingRole } from "./read-business.ts";
import { removeGalleryPictures } from "./remove-gallery-pictures.ts";
import { resolveSlug } from "./resolve-slug.ts";
import { updateBusiness } from "./update-business.ts";

export const businessRoutes = (deps: DirectoryDeps): Route[] => [
  route(readBusinessCall, { access: anyone }, ({ actor, params }) =>
    readBusiness(deps, actor, params.id),
  ),
  route(resolveSlugCall, { access: anyone }, ({ actor, params }) =>
    resolveSlug(deps, actor, params.slug),
  ),
  route(readBusinessForEditingCall, { access: signedIn }, ({ member, params, origin }) =>
    readBusinessForEditing(deps, member(), params.id, origin),
  ),
  route(readListingRoleCall, { access: signedIn }, ({ member, params }) =>
    readListingRole(deps, member(), params.id),
  ),
  route(checkNewListingCall, { access: signedIn }, ({ member }) => checkNewListing(deps, member())),
  route(
    createBusinessCall,
    { access: signedIn, limit: { points: 30, seconds: 3600 } },
    ({ member, body }) => createBusiness(deps, member(), body),
  ),
  route(updateBusinessCall, { access: signedIn }, ({ member, params, body, origin }) =>
    updateBusiness(deps, member(), params.id, body, origin),
  ),
  route(removeGalleryPicturesCall, { access: signedIn }, ({ member, params, body, origin }) =>
    removeGalleryPictures(deps, member(), params.id, body.urls, origin),
  ),
];
