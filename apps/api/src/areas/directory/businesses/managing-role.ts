import { isActive, isAdmin } from "@boab/contracts/accounts/roles";
import type { EditorRole } from "@boab/contracts/directory/businesses";
import type { Db } from "#platform/db/db.ts";
import type { Actor } from "#platform/http/actor.ts";
import { roleOf } from "./business.rules.ts";
import { findStanding } from "./businesses.repository.ts";
import { viewerOf } from "./load-business.ts";

/** In which role somebody manages a listing now; undefined for everybody else. */
export async function managingRole(
  db: Db,
  businessId: string,
  actor: Actor,
): Promise<EditorRole | undefined> {
  if (actor.kind !== "member" || !isActive(actor)) return undefined;
  const standing = await findStanding(db, businessId, viewerOf(actor));
  return standing && roleOf({ ...standing, isStaff: isAdmin(actor) });
}
