import { listingTexts } from "@boab/contracts/directory/listing-texts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { countSlugs, freeUnseenSlugs, holdsSlug, insertSlug } from "./slugs.repository.ts";

/** Enough for a business that changes its name now and then, and too few to hoard good ones. */
const mostSlugs = 10;

/**
 * A slug belongs to the first listing that was seen under it, forever: shared links must not lead elsewhere. One under
 * which nobody could see the listing is free again as soon as it has another.
 * The caller has locked the listing, so that two claims are counted one after the other.
 */
export async function claimSlug(tx: Tx, slug: string, businessId: string): Promise<void> {
  if (await holdsSlug(tx, slug, businessId)) return;
  if ((await countSlugs(tx, businessId)) >= mostSlugs)
    throw new AppError("bad_request", { fields: { slug: listingTexts.tooManySlugs } });
  await insertSlug(tx, slug, businessId);
  await freeUnseenSlugs(tx, businessId, slug);
}
