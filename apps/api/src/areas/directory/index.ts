import { memberBanned, memberUnbanned, planChanged } from "#areas/accounts/index.ts";
import { type Reaction, react } from "#platform/events/facts.ts";
import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import { administrationRoutes } from "./administration/administration.routes.ts";
import { businessRoutes } from "./businesses/businesses.routes.ts";
import { followOwner } from "./businesses/follow-owner.ts";
import { followPlan } from "./businesses/follow-plan.ts";
import { communityWordRoutes } from "./community-words/community-words.routes.ts";
import { deletionRoutes } from "./deletion/deletion.routes.ts";
import { purgeDueTask } from "./deletion/deletion.tasks.ts";
import { purgeDueListings } from "./deletion/purge-listing.ts";
import type { DirectoryDeps } from "./deps.ts";
import { editorInvitationEmail, staffInvitationNotice } from "./editors/editor-emails.ts";
import { editorRoutes } from "./editors/editors.routes.ts";
import { forgetInvitationsTask, mailInvitation } from "./editors/editors.tasks.ts";
import { forgetInvitations } from "./editors/forget-invitations.ts";
import { sendInvitation } from "./editors/send-invitation.ts";
import { forgetUnusedWords } from "./listings/forget-words.ts";
import { listingRoutes } from "./listings/listings.routes.ts";
import { forgetWordsTask } from "./listings/search-words.tasks.ts";
import { myListingRoutes } from "./my-listings/my-listings.routes.ts";
import { reportRoutes } from "./reports/reports.routes.ts";
import { savedRoutes } from "./saved/saved.routes.ts";
import { sitemapRoutes } from "./sitemap/sitemap.routes.ts";
import { slugRoutes } from "./slugs/slugs.routes.ts";
import { statsRoutes } from "./stats/stats.routes.ts";
import { suburbRoutes } from "./suburbs/suburbs.routes.ts";

export { followMovedPicture } from "./businesses/follow-moved-picture.ts";
export {
  findManagedBusiness,
  loadEditableBusiness,
  type ManagedBusiness,
} from "./businesses/load-business.ts";
export { managingRole } from "./businesses/managing-role.ts";
export { mayRead } from "./businesses/may-read.ts";
export { mayUploadPictures } from "./businesses/may-upload-pictures.ts";
export { findListingStanding } from "./businesses/standing.repository.ts";
export { directoryFacts, listingDeleted } from "./facts.ts";
export { listBusinesses } from "./listings/list-businesses.ts";
export { type ListingTotals, makeListingTotals } from "./listings/listing-totals.ts";
export { correctWords, readWords } from "./listings/search-words.ts";
export { directoryPersonalData } from "./personal-data.ts";
export { priceListedLines } from "./prices/price-lines.ts";
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
  handleTask(forgetInvitationsTask, () => forgetInvitations(deps)),
  handleTask(mailInvitation, (request) => sendInvitation(deps, request)),
  handleTask(forgetWordsTask, () => forgetUnusedWords(deps.db)),
];

/** How listings react to what happens to their owners. */
export const directoryReactions = (deps: Pick<DirectoryDeps, "db" | "clock">): Reaction[] => [
  react(memberBanned, "directory", ({ userId }) => followOwner(deps, userId)),
  react(memberUnbanned, "directory", ({ userId }) => followOwner(deps, userId)),
  react(planChanged, "directory", ({ userId }) => followPlan(deps, userId)),
];
