import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, FirebaseAuthError, getAuth, type UserRecord } from "firebase-admin/auth";
import { type IdentitySettings, resetPassword, signInWithPassword } from "./firebase-accounts.ts";
import {
  type IdentityProvider,
  type ProvenIdentity,
  ProviderError,
  type ProviderRecord,
} from "./identity.ts";
import { type Claims, idTokens, makeTokenVerifier, sessionTokens } from "./signed-tokens.ts";

// Codes that mean "this token is invalid", as opposed to "the provider cannot be reached".
const refusalCodes = new Set([
  "auth/argument-error",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/invalid-id-token",
  "auth/invalid-session-cookie",
  "auth/session-cookie-expired",
  "auth/session-cookie-revoked",
  "auth/user-disabled",
  "auth/user-not-found",
]);

function ignoreRefusal(error: unknown): undefined {
  if (error instanceof FirebaseAuthError && refusalCodes.has(error.code)) return undefined;
  throw error;
}

function toIdentity(token: Claims): ProvenIdentity {
  return {
    userId: token.sub,
    email: token.email ?? "",
    emailVerified: token.email_verified ?? false,
    fullName: typeof token.name === "string" ? token.name : undefined,
    photoUrl: token.picture,
    signedInAt: new Date(token.auth_time * 1000),
  };
}

const toProviderRecord = (user: UserRecord): ProviderRecord => ({
  email: user.email ?? "",
  emailVerified: user.emailVerified,
  signInsValidFrom: new Date(user.tokensValidAfterTime ?? 0),
  isDisabled: user.disabled,
  photoUrl: user.photoURL,
});

// These codes mean that nobody has this email, because it is invalid or not available.
const unknownEmailCodes = new Set([
  "auth/email-already-exists",
  "auth/email-not-found",
  "auth/invalid-email",
  "auth/user-not-found",
]);

function ignoreUnknownEmail(error: unknown): undefined {
  if (error instanceof FirebaseAuthError && unknownEmailCodes.has(error.code)) return undefined;
  throw error;
}

/**
 * The SDK's errors contain requests and responses, including emails, and end up in logs and in the task queue. Only
 * their codes leave this file.
 */
function hideErrorDetails(identity: IdentityProvider): IdentityProvider {
  const calls = Object.entries(identity).map(([name, call]) => [
    name,
    async (...args: never[]) => {
      try {
        return await (call as (...args: never[]) => Promise<unknown>)(...args);
      } catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : "";
        throw /^(app|auth)\//.test(code) ? new ProviderError(code) : error;
      }
    },
  ]);
  return Object.fromEntries(calls);
}

/** Firebase's links lead to its own page; only the code is used. */
function parseOobCode(link: string): string {
  const code = new URL(link).searchParams.get("oobCode");
  if (!code) throw new Error("The identity provider gave a link without a code");
  return code;
}

type VerifyToken = IdentityProvider["verifySession"];

/** The emulator doesn't sign tokens, so it is called for every one. */
function makeEmulatorVerifiers(auth: Auth): Record<"idToken" | "session", VerifyToken> {
  return {
    idToken: (token) => auth.verifyIdToken(token).then(toIdentity, ignoreRefusal),
    session: (token) => auth.verifySessionCookie(token).then(toIdentity, ignoreRefusal),
  };
}

function makeSignedTokenVerifiers(
  projectId: string,
  onKeysMissing: (cause: unknown) => void,
): Record<"idToken" | "session", VerifyToken> {
  const readIdToken = makeTokenVerifier(idTokens, projectId, onKeysMissing);
  const readSession = makeTokenVerifier(sessionTokens, projectId, onKeysMissing);
  const toVerifiedIdentity = (claims: Claims | undefined) => claims && toIdentity(claims);
  return {
    idToken: (token) => readIdToken(token).then(toVerifiedIdentity),
    session: (token) => readSession(token).then(toVerifiedIdentity),
  };
}

/** `onKeysMissing` is called each time the provider's keys can't be renewed; sessions stay valid for another day. */
export function connectFirebase(
  settings: IdentitySettings,
  onKeysMissing: (cause: unknown) => void,
): IdentityProvider {
  const { projectId } = settings;
  const app = initializeApp({ projectId }, `boab-${projectId}`);
  const auth = getAuth(app);
  const hasSignedTokens = settings.emulatorHost === undefined;
  const verifiers = hasSignedTokens
    ? makeSignedTokenVerifiers(projectId, onKeysMissing)
    : makeEmulatorVerifiers(auth);
  const findUserId = (email: string) =>
    auth.getUserByEmail(email).then(({ uid }) => uid, ignoreUnknownEmail);
  /**
   * With email enumeration protection, the provider returns no link for an email that nobody has, and the SDK throws an
   * internal error. So the person is looked up first.
   */
  const createCodeIfKnown = async (email: string, makeLink: (email: string) => Promise<string>) => {
    if ((await findUserId(email)) === undefined) return undefined;
    return makeLink(email).then(parseOobCode, ignoreUnknownEmail);
  };
  return hideErrorDetails({
    verifyIdToken: verifiers.idToken,
    createSession: (idToken, days) =>
      auth.createSessionCookie(idToken, { expiresIn: days * 24 * 60 * 60 * 1000 }),
    verifySession: verifiers.session,
    findPerson: (userId) => auth.getUser(userId).then(toProviderRecord, ignoreRefusal),
    createPasswordResetCode: (email) =>
      createCodeIfKnown(email, (known) => auth.generatePasswordResetLink(known)),
    confirmPasswordReset: (code, newPassword) => resetPassword(settings, code, newPassword),
    setPassword: async (userId, password) => {
      await auth.updateUser(userId, { password });
    },
    logIn: (email, password) => signInWithPassword(settings, email, password),
    findUserId,
    createEmailVerificationCode: (email) =>
      createCodeIfKnown(email, (known) => auth.generateEmailVerificationLink(known)),
    async createEmailChangeCode(userId, newEmail) {
      const person = await auth.getUser(userId).catch(ignoreUnknownEmail);
      if (!person?.email || (await findUserId(newEmail)) !== undefined) return undefined;
      return auth
        .generateVerifyAndChangeEmailLink(person.email, newEmail)
        .then(parseOobCode, ignoreUnknownEmail);
    },
    revokeSessions: (userId) => auth.revokeRefreshTokens(userId),
    deleteUser: (userId) =>
      auth.deleteUser(userId).catch((error: unknown) => {
        ignoreRefusal(error);
      }),
    close: () => deleteApp(app),
  });
}
