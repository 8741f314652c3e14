import { businessFieldCopy } from "@boab/contracts/directory/copy";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { countSlugs, deleteNeverPublicSlugs, holdsSlug, insertSlug } from "./slugs.repository.ts";

/** Ten are enough for a business that sometimes changes its name, and too few to hoard good slugs. */
const maxSlugs = 10;

/**
 * A slug belongs forever to the first listing that was public under it, because shared links must not lead elsewhere. A
 * slug that was never public is free again once its listing has another. The caller has locked the listing, so that two
 * claims are counted one after the other.
 */
export async function claimSlug(tx: Tx, slug: string, businessId: string): Promise<void> {
  if (await holdsSlug(tx, slug, businessId)) return;
  if ((await countSlugs(tx, businessId)) >= maxSlugs)
    throw new AppError("bad_request", { fields: { slug: businessFieldCopy.tooManySlugs } });
  await insertSlug(tx, slug, businessId);
  await deleteNeverPublicSlugs(tx, businessId, slug);
}
