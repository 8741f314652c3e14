import { isUserLockedOut, lockProfile } from "#areas/accounts/index.ts";
import type { ModeratedSubject } from "#areas/moderation/index.ts";
import type { DirectoryDeps } from "../deps.ts";
import { findReported, isManagedBy, lockReported, setRemoved } from "./reports.repository.ts";

/** Lets moderation describe listings, take them down and show them again. */
export const listingSubject = ({ clock }: Pick<DirectoryDeps, "clock">): ModeratedSubject => ({
  async describe(db, ids) {
    const found = await findReported(db, ids);
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

  async explain(db, id) {
    const [listing] = await findReported(db, [id]);
    if (!listing) return [];
    return [
      { label: "Category", value: listing.category },
      { label: "Place", value: [listing.city, listing.state].filter(Boolean).join(" ") || "None" },
    ];
  },

  concerns: (db, id, userId) => isManagedBy(db, id, userId),

  async lock(tx, id) {
    const [listing] = await findReported(tx, [id]);
    // The owner is locked before the listing, as everywhere else, to avoid deadlocks.
    if (listing) await lockProfile(tx, listing.ownerId);
    await lockReported(tx, id);
  },

  async setHidden(tx, id, isHidden) {
    const [listing] = await findReported(tx, [id]);
    if (!listing) return;
    const isWithheld = isHidden || (await isUserLockedOut(tx, listing.ownerId));
    await setRemoved(tx, id, { removedAt: isHidden ? clock() : null, isWithheld });
  },
});
