import { listingTexts } from "@boab/contracts/directory/texts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { holdSlug } from "./slugs.repository.ts";

/** An address belongs to the first listing that had it, for ever: shared links must not lead elsewhere. */
export async function claimSlug(tx: Tx, slug: string, businessId: string): Promise<void> {
  if (!(await holdSlug(tx, slug, businessId)))
    throw new AppError("slug_taken", { fields: { slug: listingTexts.slugTaken } });
}
