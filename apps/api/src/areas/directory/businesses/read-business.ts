import type {
  BusinessExtras,
  EditableBusiness,
  ListingRole,
  WholeBusiness,
} from "@boab/contracts/directory/businesses";
import { auditRead } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor, Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { toPublicListing } from "./business.rules.ts";
import { findVisibleBusiness } from "./businesses.repository.ts";
import { findManager } from "./find-manager.ts";
import { findManagedBusiness, toEditable, toViewer } from "./load-business.ts";

type Deps = Pick<DirectoryDeps, "db">;
type OtherAreaDeps = Pick<DirectoryDeps, "db" | "clock" | "beside">;

/** Reads the public view of a listing. Only those who manage a hidden listing can read it. */
export async function readBusiness(
  deps: OtherAreaDeps & Pick<DirectoryDeps, "views">,
  actor: Actor,
  key: string,
): Promise<WholeBusiness> {
  const found = await findVisibleBusiness(deps.db, key, toViewer(actor));
  if (!found) throw new AppError("not_found");
  if (found.isPublic) deps.views.count(found.listing.id);
  return { ...toPublicListing(found.listing), ...(await readOtherAreas(deps, found.listing.id)) };
}

/** Reads what other areas store about a listing that the actor may see. */
export async function readOtherAreas(
  { beside: otherAreas, ...deps }: OtherAreaDeps,
  businessId: string,
): Promise<BusinessExtras> {
  const [bookingSettings, jobPostings, reviewSummary] = await Promise.all([
    otherAreas.readBookingSettings(deps, businessId),
    otherAreas.listJobPostings(deps, businessId),
    otherAreas.readReviewSummary(deps, businessId),
  ]);
  const { acceptsBookings } = bookingSettings;
  return { acceptsBookings, bookingSettings, jobPostings, reviewSummary };
}

/** Reads as what a member manages a listing they can see, and what they may do; no role when they don't manage it. */
export async function readListingRole(
  { db }: Deps,
  member: Member,
  key: string,
): Promise<ListingRole> {
  const found = await findVisibleBusiness(db, key, toViewer(member));
  if (!found) throw new AppError("not_found");
  const manager = await findManager(db, found.listing.id, member);
  return { role: manager?.role ?? null, rights: [...(manager?.rights ?? [])] };
}

/**
 * Reads what the owner's own pages show, including the hidden address, for everybody who manages the listing. Saving it
 * takes the right to the page. Reading by staff is audited.
 */
export async function readBusinessForEditing(
  { db }: Deps,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<EditableBusiness> {
  const business = await findManagedBusiness(db, key, member, "any");
  if (business.role === "admin")
    await auditRead(db, {
      actorId: member.userId,
      act: "read listing",
      objectType: "business",
      objectId: business.listing.id,
      ...origin,
    });
  return toEditable(db, business);
}
