import type { EditableBusiness, PublicBusiness } from "@boab/contracts/directory/businesses";
import { auditRead } from "#platform/audit/audit.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor, Member } from "#platform/http/actor.ts";
import type { RequestOrigin } from "#platform/http/route.ts";
import type { DirectoryDeps } from "../deps.ts";
import { forEveryone } from "./business.rules.ts";
import { findVisible } from "./businesses.repository.ts";
import { findManagedBusiness, toEditable, viewerOf } from "./load-business.ts";

type Deps = Pick<DirectoryDeps, "db">;
type CountingDeps = Pick<DirectoryDeps, "db" | "views">;

/** The public view of a listing; one that is not public only for those who manage it. */
export async function readBusiness(
  { db, views }: CountingDeps,
  actor: Actor,
  key: string,
): Promise<PublicBusiness> {
  const found = await findVisible(db, key, viewerOf(actor));
  if (!found) throw new AppError("not_found");
  if (found.isPublic) views.count(found.listing.id);
  return forEveryone(found.listing);
}

/** Everything its editors need, the hidden address included; when staff read it, that is audited. */
export async function readBusinessForEditing(
  { db }: Deps,
  member: Member,
  key: string,
  origin: RequestOrigin,
): Promise<EditableBusiness> {
  const business = await findManagedBusiness(db, key, member);
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
