import { memberBanned, memberUnbanned, planChanged } from "#areas/accounts/index.ts";
import { type Subscriber, subscribe } from "#platform/events/events.ts";
import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import { administrationRoutes } from "./administration/administration.routes.ts";
import { applyPlanLimit } from "./businesses/apply-plan-limit.ts";
import { businessRoutes } from "./businesses/businesses.routes.ts";
import { communityWordRoutes } from "./community-words/community-words.routes.ts";
import { deletionRoutes } from "./deletion/deletion.routes.ts";
import { purgeDueTask } from "./deletion/deletion.tasks.ts";
import { purgeDueListings } from "./deletion/purge-listing.ts";
import type { DirectoryDeps } from "./deps.ts";
import { editorInvitationEmail, staffInvitationNotice } from "./editors/editor-emails.ts";
import { editorRoutes } from "./editors/editors.routes.ts";
import { eraseExpiredInvitationsTask, mailInvitationTask } from "./editors/editors.tasks.ts";
import { eraseExpiredInvitations } from "./editors/erase-expired-invitations.ts";
import { sendInvitation } from "./editors/send-invitation.ts";
import { deleteUnusedWords } from "./listings/delete-unused-search-words.ts";
import { listingRoutes } from "./listings/listings.routes.ts";
import { deleteUnusedWordsTask } from "./listings/search-words.tasks.ts";
import { myListingRoutes } from "./my-listings/my-listings.routes.ts";
import { syncListingsWithOwner } from "./owners/sync-listings-with-owner.ts";
import { reportRoutes } from "./reports/reports.routes.ts";
import { savedRoutes } from "./saved/saved.routes.ts";
import { sitemapRoutes } from "./sitemap/sitemap.routes.ts";
import { slugRoutes } from "./slugs/slugs.routes.ts";
import { statsRoutes } from "./stats/stats.routes.ts";
import { suburbRoutes } from "./suburbs/suburbs.routes.ts";

export { hasAccess, type Manager } from "./businesses/access.rules.ts";
export { findManager, findManagerFor } from "./businesses/find-manager.ts";
export { findListingVisibility } from "./businesses/listing-visibility.ts";
export {
  findManagedBusiness,
  loadEditableBusiness,
  type ManagedBusiness,
  requireNeed,
} from "./businesses/load-business.ts";
export { mayReadListing } from "./businesses/may-read.ts";
export { checkListingPictureTarget } from "./businesses/may-upload-pictures.ts";
export { saveServices } from "./businesses/save-services.ts";
export { updatePictureUrls } from "./businesses/update-picture-urls.ts";
export { bookableTimesChanged, directoryEvents, listingDeleted } from "./events.ts";
export {
  type BookingOffer,
  removeBookingOffer,
  saveBookingOffer,
} from "./free-times/booking-offers.repository.ts";
export { listBusinesses } from "./listings/list-businesses.ts";
export { saveListingRating } from "./listings/listing-ratings.repository.ts";
export { type ListingTotals, makeListingTotals } from "./listings/listing-totals.ts";
export { correctWords, readWords } from "./listings/search-words.ts";
export { directoryPersonalData } from "./personal-data.ts";
export { priceListedLines } from "./prices/price-lines.ts";
export { listingSubject } from "./reports/listing-subject.ts";
export { makeViewCounter } from "./stats/view-counter.ts";
export { loadSuburbs } from "./suburbs/load-suburbs.ts";
export type { LocalityRecord } from "./suburbs/suburb.rules.ts";
export type { DirectoryDeps };

export const directoryRoutes = (deps: DirectoryDeps): Route[] => [
  ...listingRoutes(deps),
  ...businessRoutes(deps),
  ...slugRoutes(deps),
  ...deletionRoutes(deps),
  ...editorRoutes(deps),
  ...suburbRoutes(deps),
  ...sitemapRoutes(deps),
  ...statsRoutes(deps),
  ...communityWordRoutes(deps),
  ...myListingRoutes(deps),
  ...savedRoutes(deps),
  ...reportRoutes(deps),
  ...administrationRoutes(deps),
];

export const directoryEmails: EmailPreview[] = [editorInvitationEmail, staffInvitationNotice];

export const directoryTasks = (deps: DirectoryDeps): TaskHandler[] => [
  handleTask(purgeDueTask, () => purgeDueListings(deps)),
  handleTask(eraseExpiredInvitationsTask, () => eraseExpiredInvitations(deps)),
  handleTask(mailInvitationTask, (request) => sendInvitation(deps, request)),
  handleTask(deleteUnusedWordsTask, () => deleteUnusedWords(deps.db)),
];

/** Syncs listings with the status and plan of their owners. */
export const directorySubscribers = (deps: Pick<DirectoryDeps, "db" | "clock">): Subscriber[] => [
  subscribe(memberBanned, "directory", ({ userId }) => syncListingsWithOwner(deps, userId)),
  subscribe(memberUnbanned, "directory", ({ userId }) => syncListingsWithOwner(deps, userId)),
  subscribe(planChanged, "directory", ({ userId }) => applyPlanLimit(deps, userId)),
];
