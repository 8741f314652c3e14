import { findListingVisibility, hasAccess } from "#areas/directory/index.ts";
import { findItemForViewer } from "#areas/marketplace/index.ts";
import type { Db } from "#platform/db/db.ts";
import { getItemReviewsPath, getReviewsPath } from "./review.rules.ts";
import type { Subject } from "./reviews.repository.ts";

/** The business or item that is reviewed, and what one person may do with it. */
export interface SubjectAccess {
  name: string;
  /** The name of the business or store that replies. */
  speaker: string;
  /** The path of the page that shows its reviews. */
  path: string;
  isPublic: boolean;
  /** True for the owner of a business and those who help there, or the seller of an item. */
  isManager: boolean;
  /** Whether the person speaks for the business: a reply is on its page for everyone. */
  mayReply: boolean;
  /** True when the person bought the item here, so they can open it even when it is no longer for sale. */
  isBuyer: boolean;
}

export async function findSubjectAccess(
  db: Db,
  { kind, id }: Subject,
  userId: string | null,
): Promise<SubjectAccess | undefined> {
  if (kind === "item") {
    const item = await findItemForViewer(db, id, userId);
    return (
      item && {
        name: item.name,
        speaker: item.storeName,
        path: getItemReviewsPath(item.sku),
        isPublic: item.isListed,
        isManager: item.isSeller,
        mayReply: item.isSeller,
        isBuyer: item.hasReceived,
      }
    );
  }
  const listing = await findListingVisibility(db, id, userId);
  return (
    listing && {
      name: listing.businessName,
      speaker: listing.businessName,
      path: getReviewsPath(listing.slug),
      isPublic: listing.isPublic,
      isManager: listing.manager !== undefined,
      mayReply: listing.manager !== undefined && hasAccess(listing.manager, "page"),
      isBuyer: false,
    }
  );
}
