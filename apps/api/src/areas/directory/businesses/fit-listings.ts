import { planTerms } from "@boab/contracts/directory/plans";
import { lockProfile } from "#areas/accounts/index.ts";
import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { DirectoryParts } from "../parts.ts";
import { hideSurplus } from "./owned.repository.ts";

/** Hides the newest live listings that a person's plan no longer holds; nothing is deleted. */
export async function fitListingsToPlan(
  { clock }: Pick<DirectoryParts, "clock">,
  tx: Tx,
  ownerId: string,
): Promise<void> {
  const owner = await lockProfile(tx, ownerId);
  if (!owner) return;
  await hideSurplus(tx, ownerId, planTerms[owner.directorySubscriptionPlan].listings, clock());
}

/** A person's plan has changed. */
export function followPlan(parts: Pick<DirectoryParts, "db" | "clock">, ownerId: string) {
  return inTransaction(parts.db, (tx) => fitListingsToPlan(parts, tx, ownerId));
}
