import { findListingStanding } from "#areas/directory/index.ts";
import { findItemStanding } from "#areas/marketplace/index.ts";
import type { Db } from "#platform/db/db.ts";
import { itemReviewsPath, reviewsPath } from "./review.rules.ts";
import type { Subject } from "./reviews.repository.ts";

/** What is reviewed, as somebody stands before it. */
export interface SubjectStanding {
  name: string;
  /** Who replies. */
  speaker: string;
  /** Where its reviews are read. */
  path: string;
  isPublic: boolean;
  /** Speaks for it: owner or editor of a business, seller of an item. */
  isManager: boolean;
  /** Has bought it here, so it is there for them even when it is no longer for sale. */
  isBuyer: boolean;
}

export async function findSubjectStanding(
  db: Db,
  { kind, id }: Subject,
  userId: string | null,
): Promise<SubjectStanding | undefined> {
  if (kind === "item") {
    const item = await findItemStanding(db, id, userId);
    return (
      item && {
        ...{ name: item.name, speaker: item.storeName, path: itemReviewsPath(item.sku) },
        ...{ isPublic: item.isListed, isManager: item.isSeller },
        isBuyer: item.hasReceived,
      }
    );
  }
  const listing = await findListingStanding(db, id, userId);
  return (
    listing && {
      ...{ name: listing.businessName, speaker: listing.businessName },
      path: reviewsPath(listing.slug),
      ...{ isPublic: listing.isPublic, isManager: listing.isManager },
      isBuyer: false,
    }
  );
}
