import { deleteApp, initializeApp } from "firebase-admin/app";
import { type Auth, FirebaseAuthError, getAuth, type UserRecord } from "firebase-admin/auth";
import { type IdentitySettings, resetPassword, signInWithPassword } from "./firebase-accounts.ts";
import type { Identity, ProvenIdentity, ProviderRecord } from "./identity.ts";
import { type Claims, idTokens, makeReadToken, sessionTokens } from "./signed-tokens.ts";

// Codes that mean "this token is invalid", as opposed to "the provider cannot be reached".
const refusals = new Set([
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

function undefinedWhenRefused(error: unknown): undefined {
  if (error instanceof FirebaseAuthError && refusals.has(error.code)) return undefined;
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

const toRecord = (user: UserRecord): ProviderRecord => ({
  email: user.email ?? "",
  emailVerified: user.emailVerified,
  signInsCountFrom: new Date(user.tokensValidAfterTime ?? 0),
  isDisabled: user.disabled,
  photoUrl: user.photoURL,
});

// An email nobody has, because it is invalid or not available.
const noSuchAddress = new Set([
  "auth/email-already-exists",
  "auth/email-not-found",
  "auth/invalid-email",
  "auth/user-not-found",
]);

function undefinedWhenUnknown(error: unknown): undefined {
  if (error instanceof FirebaseAuthError && noSuchAddress.has(error.code)) return undefined;
  throw error;
}

/** Firebase's links lead to its own page; only the code is used. */
function codeOf(link: string): string {
  const code = new URL(link).searchParams.get("oobCode");
  if (!code) throw new Error("The identity provider gave a link without a code");
  return code;
}

type Verify = Identity["verifySession"];

/** The emulator signs nothing; it is asked about every token. */
function verifyAtEmulator(auth: Auth): Record<"idToken" | "session", Verify> {
  return {
    idToken: (token) => auth.verifyIdToken(token).then(toIdentity, undefinedWhenRefused),
    session: (token) => auth.verifySessionCookie(token).then(toIdentity, undefinedWhenRefused),
  };
}

function verifySigned(
  projectId: string,
  onKeysMissing: (cause: unknown) => void,
): Record<"idToken" | "session", Verify> {
  const readIdToken = makeReadToken(idTokens, projectId, onKeysMissing);
  const readSession = makeReadToken(sessionTokens, projectId, onKeysMissing);
  const proven = (claims: Claims | undefined) => claims && toIdentity(claims);
  return {
    idToken: (token) => readIdToken(token).then(proven),
    session: (token) => readSession(token).then(proven),
  };
}

/** `onKeysMissing` is told each time the provider's keys can't be renewed: sessions go on for a day without it. */
export function connectFirebase(
  settings: IdentitySettings,
  onKeysMissing: (cause: unknown) => void,
): Identity {
  const { projectId } = settings;
  const app = initializeApp({ projectId }, `boab-${projectId}`);
  const auth = getAuth(app);
  const isSigned = settings.emulatorHost === undefined;
  const verify = isSigned ? verifySigned(projectId, onKeysMissing) : verifyAtEmulator(auth);
  return {
    verifyIdToken: verify.idToken,
    createSession: (idToken, days) =>
      auth.createSessionCookie(idToken, { expiresIn: days * 24 * 60 * 60 * 1000 }),
    verifySession: verify.session,
    findPerson: (userId) => auth.getUser(userId).then(toRecord, undefinedWhenRefused),
    createPasswordResetCode: (email) =>
      auth.generatePasswordResetLink(email).then(codeOf, undefinedWhenUnknown),
    confirmPasswordReset: (code, newPassword) => resetPassword(settings, code, newPassword),
    setPassword: async (userId, password) => {
      await auth.updateUser(userId, { password });
    },
    logIn: (email, password) => signInWithPassword(settings, email, password),
    findUserId: (email) => auth.getUserByEmail(email).then(({ uid }) => uid, undefinedWhenUnknown),
    createEmailVerificationCode: (email) =>
      auth.generateEmailVerificationLink(email).then(codeOf, undefinedWhenUnknown),
    createEmailChangeCode: (userId, newEmail) =>
      auth
        .getUser(userId)
        .then(({ email = "" }) => auth.generateVerifyAndChangeEmailLink(email, newEmail))
        .then(codeOf, undefinedWhenUnknown),
    revokeSessions: (userId) => auth.revokeRefreshTokens(userId),
    deleteUser: (userId) =>
      auth.deleteUser(userId).catch((error: unknown) => {
        undefinedWhenRefused(error);
      }),
    close: () => deleteApp(app),
  };
}
