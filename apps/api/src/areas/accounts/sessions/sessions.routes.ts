import {
  changePassword as changePasswordCall,
  closeAllSessions as closeAllSessionsCall,
  closeSession as closeSessionCall,
  confirmPasswordReset as confirmPasswordResetCall,
  openSession as openSessionCall,
  readSession,
  refreshEmail as refreshEmailCall,
  requestEmailChange as requestEmailChangeCall,
  requestEmailVerification,
  requestPasswordReset as requestPasswordResetCall,
} from "@boab/contracts/accounts/sessions";
import { anyone, signedIn } from "#platform/http/access.ts";
import { type Route, route } from "#platform/http/route.ts";
import {
  clearSessionCookie,
  readSessionCookie,
  setSessionCookie,
} from "#platform/http/session-cookie.ts";
import type { AccountsDeps } from "../deps.ts";
import { newProfileLimit } from "../profiles/create-profile.ts";
import { requestEmailChange } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { closeAllSessions, closeSession } from "./close-session.ts";
import { confirmPasswordReset } from "./confirm-password-reset.ts";
import { requestPasswordReset, requestVerification } from "./mail-codes.ts";
import { openSession } from "./open-session.ts";
import { readOwnProfile } from "./read-own-profile.ts";
import { refreshEmail } from "./refresh-email.ts";

export function sessionRoutes(deps: AccountsDeps): Route[] {
  return [
    route(
      openSessionCall,
      { access: anyone, limit: { points: 60, seconds: 60 } },
      async ({ body, countForNetwork }, reply) => {
        const replaced = readSessionCookie(reply.request);
        const { session, profile, isNew } = await openSession(deps, {
          ...body,
          previousSession: replaced,
          beforeNewProfile: () => countForNetwork(newProfileLimit),
        });
        setSessionCookie(reply, session);
        reply.request.log.info({ userId: profile.id, isNew }, "signed in");
        return { profile, isNew };
      },
    ),
    route(readSession, { access: anyone }, async ({ actor }) => ({
      profile: await readOwnProfile(deps, actor),
    })),
    route(closeSessionCall, { access: anyone }, async ({ actor }, reply) => {
      await closeSession(deps, readSessionCookie(reply.request));
      clearSessionCookie(reply);
      if (actor.kind === "member") reply.request.log.info({ userId: actor.userId }, "signed out");
    }),
    route(closeAllSessionsCall, { access: signedIn }, async ({ member }, reply) => {
      const { userId } = member();
      await closeAllSessions(deps, member());
      clearSessionCookie(reply);
      reply.request.log.info({ userId }, "signed out everywhere");
    }),
    route(
      requestPasswordResetCall,
      { access: anyone, limit: { points: 5, seconds: 3600 } },
      ({ body }) => requestPasswordReset(deps, body.email),
    ),
    route(
      confirmPasswordResetCall,
      { access: anyone, limit: { points: 20, seconds: 3600 } },
      ({ body }) => confirmPasswordReset(deps, body),
    ),
    route(
      changePasswordCall,
      { access: signedIn, limit: { points: 10, seconds: 3600 } },
      async ({ member, body }, reply) => {
        const { session, message } = await changePassword(deps, member(), body.newPassword);
        setSessionCookie(reply, session);
        reply.request.log.info({ userId: member().userId }, "password changed");
        return { message };
      },
    ),
    route(
      requestEmailChangeCall,
      { access: signedIn, limit: { points: 5, seconds: 3600 } },
      ({ member, body }) => requestEmailChange(deps, member(), body.newEmail),
    ),
    route(
      refreshEmailCall,
      { access: signedIn, limit: { points: 20, seconds: 3600 } },
      ({ member }) => refreshEmail(deps, member()),
    ),
    route(
      requestEmailVerification,
      { access: signedIn, limit: { points: 5, seconds: 3600 } },
      ({ member }) => requestVerification(deps, member()),
    ),
  ];
}
