import type { Route } from "#platform/http/route.ts";
import type { LetterPreview } from "#platform/mail/letter.ts";
import { handleTask, type TaskHandler } from "#platform/tasks/task.ts";
import {
  accessApprovedLetter,
  accessDeclinedLetter,
} from "./access-requests/access-request-letters.ts";
import { accessRequestRoutes } from "./access-requests/access-requests.routes.ts";
import type { AccountsParts } from "./parts.ts";
import { profileRoutes } from "./profiles/profiles.routes.ts";
import { memberAdministrationRoutes } from "./profiles/update-profile.routes.ts";
import { sendEmailChange } from "./sessions/change-email.ts";
import { forgetEndedSessions } from "./sessions/close-session.ts";
import { sendPasswordReset, sendVerification } from "./sessions/mail-codes.ts";
import {
  emailChangeLetter,
  emailChangeNotice,
  passwordResetLetter,
  verificationLetter,
} from "./sessions/session-letters.ts";
import { sessionRoutes } from "./sessions/sessions.routes.ts";
import {
  forgetEnded,
  forgetIdentity,
  mailEmailChange,
  mailPasswordReset,
  mailVerification,
  revokeProviderSessions,
} from "./sessions/sessions.tasks.ts";

export { accountClosed, memberBanned, memberUnbanned, planChanged } from "./facts.ts";
export { createProfile } from "./profiles/create-profile.ts";
export { auditListing, countMembers, readProfilesForStaff } from "./profiles/list-profiles.ts";
export { lockProfile } from "./profiles/locking.repository.ts";
export { findProfile, findProfiles } from "./profiles/profiles.repository.ts";
export { isShutOut } from "./sessions/is-shut-out.ts";
export { makeResolveActor } from "./sessions/resolve-actor.ts";
export type { AccountsParts };

export const accountRoutes = (parts: AccountsParts): Route[] => [
  ...profileRoutes(parts),
  ...memberAdministrationRoutes(parts),
  ...sessionRoutes(parts),
  ...accessRequestRoutes(parts),
];

export const accountLetters: LetterPreview[] = [
  verificationLetter,
  passwordResetLetter,
  emailChangeLetter,
  emailChangeNotice,
  accessApprovedLetter,
  accessDeclinedLetter,
];

export const accountTasks = (parts: AccountsParts): TaskHandler[] => [
  handleTask(mailPasswordReset, (request) => sendPasswordReset(parts, request)),
  handleTask(mailVerification, (request) => sendVerification(parts, request)),
  handleTask(mailEmailChange, (request) => sendEmailChange(parts, request)),
  handleTask(revokeProviderSessions, ({ userId }) => parts.identity.revokeSessions(userId)),
  handleTask(forgetEnded, () => forgetEndedSessions(parts)),
  handleTask(forgetIdentity, ({ userId }) => parts.identity.deleteUser(userId)),
];
