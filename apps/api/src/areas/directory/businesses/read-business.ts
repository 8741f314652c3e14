import type { EditableBusiness, PublicBusiness } from "@boab/contracts/directory/businesses";
import { AppError } from "#platform/errors/app-error.ts";
import type { Actor, Member } from "#platform/http/actor.ts";
import type { DirectoryParts } from "../parts.ts";
import { forEveryone } from "./business.rules.ts";
import { findVisible } from "./businesses.repository.ts";
import { lookerOf, reachToRead, toEditable } from "./reach-business.ts";

type Parts = Pick<DirectoryParts, "db">;
type CountingParts = Pick<DirectoryParts, "db" | "views">;

/** What everybody may know of a listing; one that is not public only for those who look after it. */
export async function readBusiness(
  { db, views }: CountingParts,
  actor: Actor,
  key: string,
): Promise<PublicBusiness> {
  const found = await findVisible(db, key, lookerOf(actor));
  if (!found) throw new AppError("not_found");
  if (found.isPublic) views.count();
  return forEveryone(found.listing);
}

export async function readBusinessForEditing(
  { db }: Parts,
  member: Member,
  key: string,
): Promise<EditableBusiness> {
  return toEditable(db, await reachToRead(db, key, member));
}
