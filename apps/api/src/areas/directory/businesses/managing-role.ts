import { hasStaffStatus, isActive } from "@boab/contracts/accounts/roles";
import type { ManagingRole } from "@boab/contracts/directory/businesses";
import type { Db } from "#platform/db/db.ts";
import type { Actor } from "#platform/http/actor.ts";
import { toManagingRole } from "./business.rules.ts";
import { findManagerRoles } from "./businesses.repository.ts";
import { toViewer } from "./load-business.ts";

/** The role in which an actor manages a listing now; undefined when they don't manage it. */
export async function findManagingRole(
  db: Db,
  businessId: string,
  actor: Actor,
): Promise<ManagingRole | undefined> {
  if (actor.kind !== "member" || !isActive(actor)) return undefined;
  const roles = await findManagerRoles(db, businessId, toViewer(actor));
  return roles && toManagingRole({ ...roles, isStaff: hasStaffStatus(actor) });
}
