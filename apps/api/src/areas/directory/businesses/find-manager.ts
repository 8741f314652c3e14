import { hasStaffStatus, isActive } from "@boab/contracts/accounts/roles";
import type { Db } from "#platform/db/db.ts";
import type { Actor } from "#platform/http/actor.ts";
import { hasAccess, type Manager, type Need, toManager } from "./access.rules.ts";
import { findListingTies } from "./businesses.repository.ts";
import { toViewer } from "./load-business.ts";

/** What an actor may do at a listing now; undefined when they don't manage it. */
export async function findManager(
  db: Db,
  businessId: string,
  actor: Actor,
): Promise<Manager | undefined> {
  if (actor.kind !== "member" || !isActive(actor)) return undefined;
  const ties = await findListingTies(db, businessId, toViewer(actor));
  return ties && toManager({ ...ties, isStaff: hasStaffStatus(actor) });
}

/** The same for one action: undefined also for those who manage the listing without the right to it. */
export async function findManagerFor(
  db: Db,
  businessId: string,
  actor: Actor,
  need: Need,
): Promise<Manager | undefined> {
  const manager = await findManager(db, businessId, actor);
  return manager && hasAccess(manager, need) ? manager : undefined;
}
