import { listingTexts } from "@boab/contracts/directory/texts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { countSlugs, holdsSlug, takeSlug } from "./slugs.repository.ts";

/** Enough for a business that changes its name now and then; nobody collects the good ones. */
const mostSlugs = 10;

/**
 * An address belongs to the first listing that had it, for ever: shared links must not lead elsewhere.
 * Whoever calls this holds the listing, so that two claims are counted one after the other.
 */
export async function claimSlug(tx: Tx, slug: string, businessId: string): Promise<void> {
  if (await holdsSlug(tx, slug, businessId)) return;
  if ((await countSlugs(tx, businessId)) >= mostSlugs)
    throw new AppError("bad_request", { fields: { slug: listingTexts.tooManySlugs } });
  if (!(await takeSlug(tx, slug, businessId)))
    throw new AppError("slug_taken", { fields: { slug: listingTexts.slugTaken } });
}
