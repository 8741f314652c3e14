import type { Route } from "#platform/http/route.ts";
import type { EmailPreview } from "#platform/mail/email.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import {
  accessApprovedEmail,
  accessDeclinedEmail,
} from "./access-requests/access-request-emails.ts";
import { accessRequestRoutes } from "./access-requests/access-requests.routes.ts";
import type { AccountsDeps } from "./deps.ts";
import { bannedEmail } from "./profiles/ban-email.ts";
import { copyProviderPhoto } from "./profiles/copy-provider-photo.ts";
import { profileRoutes } from "./profiles/profiles.routes.ts";
import { copyPhoto } from "./profiles/profiles.tasks.ts";
import { memberAdministrationRoutes } from "./profiles/update-profile.routes.ts";
import { welcomeEmail } from "./profiles/welcome-email.ts";
import { sendEmailChange } from "./sessions/change-email.ts";
import { forgetEndedSessions } from "./sessions/close-session.ts";
import { sendPasswordReset, sendVerification } from "./sessions/mail-codes.ts";
import {
  emailChangeEmail,
  emailChangeNotice,
  passwordChangedNotice,
  passwordResetEmail,
  verificationEmail,
} from "./sessions/session-emails.ts";
import { sessionRoutes } from "./sessions/sessions.routes.ts";
import {
  forgetEnded,
  forgetIdentity,
  mailEmailChange,
  mailPasswordReset,
  mailVerification,
  revokeProviderSessions,
} from "./sessions/sessions.tasks.ts";

export {
  accountFacts,
  memberBanned,
  memberUnbanned,
  planChanged,
} from "./facts.ts";
export { followMovedPhoto } from "./profiles/change-photo.ts";
export { createProfile } from "./profiles/create-profile.ts";
export { erasePersonalData } from "./profiles/erase-personal-data.ts";
export { makeFetchPhoto } from "./profiles/fetch-photo.ts";
export { auditListing, countMembers, readProfilesForStaff } from "./profiles/list-profiles.ts";
export { lockProfile } from "./profiles/locking.repository.ts";
export { findProfile, findProfiles } from "./profiles/profiles.repository.ts";
export { setPayoutAccount } from "./profiles/set-payout-account.ts";
export { setSubscribedPlan } from "./profiles/set-subscribed-plan.ts";
export { isUserLockedOut } from "./sessions/is-user-locked-out.ts";
export { makeResolveActor } from "./sessions/resolve-actor.ts";
export type { AccountsDeps };

export const accountRoutes = (deps: AccountsDeps): Route[] => [
  ...profileRoutes(deps),
  ...memberAdministrationRoutes(deps),
  ...sessionRoutes(deps),
  ...accessRequestRoutes(deps),
];

export const accountEmails: EmailPreview[] = [
  verificationEmail,
  passwordResetEmail,
  passwordChangedNotice,
  emailChangeEmail,
  emailChangeNotice,
  accessApprovedEmail,
  accessDeclinedEmail,
  bannedEmail,
  welcomeEmail,
];

export const accountTasks = (deps: AccountsDeps): TaskHandler[] => [
  handleTask(mailPasswordReset, (request) => sendPasswordReset(deps, request)),
  handleTask(mailVerification, (request) => sendVerification(deps, request)),
  handleTask(mailEmailChange, (request) => sendEmailChange(deps, request)),
  handleTask(copyPhoto, ({ userId }) => copyProviderPhoto(deps, userId)),
  handleTask(revokeProviderSessions, ({ userId }) => deps.identity.revokeSessions(userId)),
  handleTask(forgetEnded, () => forgetEndedSessions(deps)),
  handleTask(forgetIdentity, ({ userId }) => deps.identity.deleteUser(userId)),
];
