import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import {
  accessApprovedEmail,
  accessDeclinedEmail,
} from "./access-requests/access-request-emails.ts";
import { accessRequestRoutes } from "./access-requests/access-requests.routes.ts";
import {
  cleanUpContactsTask,
  copyProviderPhotoTask,
  deleteIdentityTask,
  mailContactLinkTask,
  mailEmailChangeTask,
  mailPasswordResetTask,
  mailVerificationTask,
  purgeEndedSessionsTask,
  revokeProviderSessionsTask,
} from "./accounts.tasks.ts";
import { cleanUpContacts } from "./contacts/clean-up-contacts.ts";
import { contactLinkEmail } from "./contacts/contact-link-email.ts";
import { contactRoutes } from "./contacts/contacts.routes.ts";
import { sendContactLink } from "./contacts/mail-contact-link.ts";
import type { AccountsDeps } from "./deps.ts";
import { accountClosedEmail } from "./personal-data/account-closed-email.ts";
import { personalDataRoutes } from "./personal-data/personal-data.routes.ts";
import { copyProviderPhoto } from "./profiles/copy-provider-photo.ts";
import { bannedEmail, welcomeEmail } from "./profiles/profile-emails.ts";
import { profileRoutes } from "./profiles/profiles.routes.ts";
import { memberAdministrationRoutes } from "./profiles/update-profile.routes.ts";
import { sendEmailChange } from "./sessions/change-email.ts";
import { purgeEndedSessions } from "./sessions/close-session.ts";
import { sendPasswordReset, sendVerification } from "./sessions/mail-codes.ts";
import {
  emailChangeEmail,
  emailChangeNotice,
  passwordChangedNotice,
  passwordResetEmail,
  verificationEmail,
} from "./sessions/session-emails.ts";
import { sessionRoutes } from "./sessions/sessions.routes.ts";

export { proveContact } from "./contacts/prove-contact.ts";
export {
  accountEvents,
  contactJoined,
  memberBanned,
  memberUnbanned,
  planChanged,
} from "./events.ts";
export { erasureSubscribers } from "./personal-data/close-account.ts";
export { updatePhotoUrls } from "./profiles/change-photo.ts";
export { createProfile } from "./profiles/create-profile.ts";
export { makeFetchPhoto } from "./profiles/fetch-photo.ts";
export {
  auditProfileList,
  countMembers,
  readProfilesForStaff,
} from "./profiles/list-profiles.ts";
export { findProfile, findProfiles, lockProfile } from "./profiles/profiles.repository.ts";
export { isUserLockedOut } from "./profiles/reload-actor.ts";
export { setPayoutAccount } from "./profiles/set-payout-account.ts";
export { setSubscribedPlan } from "./profiles/set-subscribed-plan.ts";
export { makeResolveActor } from "./sessions/resolve-actor.ts";
export type { AccountsDeps };

export const accountRoutes = (deps: AccountsDeps): Route[] => [
  ...profileRoutes(deps),
  ...memberAdministrationRoutes(deps),
  ...sessionRoutes(deps),
  ...accessRequestRoutes(deps),
  ...contactRoutes(deps),
  ...personalDataRoutes(deps),
];

export const accountEmails: EmailPreview[] = [
  verificationEmail,
  passwordResetEmail,
  passwordChangedNotice,
  emailChangeEmail,
  emailChangeNotice,
  accessApprovedEmail,
  accessDeclinedEmail,
  accountClosedEmail,
  contactLinkEmail,
  bannedEmail,
  welcomeEmail,
];

export const accountTasks = (deps: AccountsDeps): TaskHandler[] => [
  handleTask(mailPasswordResetTask, (request) => sendPasswordReset(deps, request)),
  handleTask(mailVerificationTask, (request) => sendVerification(deps, request)),
  handleTask(mailEmailChangeTask, (request) => sendEmailChange(deps, request)),
  handleTask(copyProviderPhotoTask, ({ userId }) => copyProviderPhoto(deps, userId)),
  handleTask(revokeProviderSessionsTask, ({ userId }) => deps.identity.revokeSessions(userId)),
  handleTask(mailContactLinkTask, (request) => sendContactLink(deps, request)),
  handleTask(cleanUpContactsTask, () => cleanUpContacts(deps)),
  handleTask(purgeEndedSessionsTask, () => purgeEndedSessions(deps)),
  handleTask(deleteIdentityTask, ({ userId }) => deps.identity.deleteUser(userId)),
];
