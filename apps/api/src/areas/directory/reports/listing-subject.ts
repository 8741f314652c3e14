import { isUserLockedOut, lockProfile } from "#areas/accounts/index.ts";
import type { ModeratedSubject } from "#areas/moderation/index.ts";
import type { DirectoryDeps } from "../deps.ts";
import {
  findReportedListings,
  isManagedBy,
  lockReportedListing,
  saveRemoval,
} from "./reports.repository.ts";

/** Lets moderation describe listings, take them down and show them again. */
export const listingSubject = ({ clock }: Pick<DirectoryDeps, "clock">): ModeratedSubject => ({
  async describe(db, ids) {
    const found = await findReportedListings(db, ids);
    return new Map(
      found.map(({ id, businessName, slug, description, ownerId, createdAt, removedAt }) => [
        id,
        {
          title: `Listing “${businessName}”`,
          text: description,
          rating: null,
          path: `/directory/listings/${slug}`,
          authorId: ownerId,
          writtenAt: createdAt,
          isHidden: removedAt !== null,
        },
      ]),
    );
  },

  async listStaffDetails(db, id) {
    const [listing] = await findReportedListings(db, [id]);
    if (!listing) return [];
    return [
      { label: "Category", value: listing.category },
      { label: "Place", value: [listing.city, listing.state].filter(Boolean).join(" ") || "None" },
    ];
  },

  concerns: (db, id, userId) => isManagedBy(db, id, userId),

  async lock(tx, id) {
    const [listing] = await findReportedListings(tx, [id]);
    // The owner is locked before the listing, as everywhere else, to avoid deadlocks.
    if (listing) await lockProfile(tx, listing.ownerId);
    await lockReportedListing(tx, id);
  },

  async setHidden(tx, id, isHidden) {
    const [listing] = await findReportedListings(tx, [id]);
    if (!listing) return;
    const isWithheld = isHidden || (await isUserLockedOut(tx, listing.ownerId));
    await saveRemoval(tx, id, { removedAt: isHidden ? clock() : null, isWithheld });
  },
});
