/** An identity that the provider has verified. */
export interface ProvenIdentity {
  userId: string;
  email: string;
  emailVerified: boolean;
  fullName: string | undefined;
  photoUrl: string | undefined;
  /** When the person last signed in; sensitive actions need a recent sign-in. */
  signedInAt: Date;
}

/** The provider's current data about a person, whatever an older token says. */
export interface ProviderRecord {
  email: string;
  emailVerified: boolean;
  /** Sign-ins before this second no longer count: a new password ended them. */
  signInsValidFrom: Date;
  /** Locked at the provider, by hand or by its abuse protection. */
  isDisabled: boolean;
  photoUrl: string | undefined;
}

export type PasswordResetResult =
  | { ok: true; email: string }
  | { ok: false; reason: "expired" | "weak" };

/** The provider did not respond, or not with what we need. The person's input is not at fault. */
export class ProviderUnreachableError extends Error {}

/**
 * An error of the provider without an equivalent of ours. It contains the provider's code, but nothing that was sent.
 */
export class ProviderError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The identity provider answered ${code}`);
    this.code = code;
  }
}

/** The port to the identity provider. Each provider is implemented in its own file. */
export interface IdentityProvider {
  /** Verifies a fresh ID token; undefined when it is forged, expired or revoked. */
  verifyIdToken(idToken: string): Promise<ProvenIdentity | undefined>;
  /** Turns a verified ID token into a session of the given length. */
  createSession(idToken: string, days: number): Promise<string>;
  /** Verifies a session without calling the provider; undefined when it is invalid. */
  verifySession(session: string): Promise<ProvenIdentity | undefined>;
  /** Calls the provider; undefined when it no longer knows the person. */
  findPerson(userId: string): Promise<ProviderRecord | undefined>;
  /** A code for the reset page; undefined when the email has no password account. */
  createPasswordResetCode(email: string): Promise<string | undefined>;
  /** Sets a new password with an emailed code, once, and ends earlier sign-ins. */
  confirmPasswordReset(code: string, newPassword: string): Promise<PasswordResetResult>;
  /** Sets a new password and ends earlier sign-ins. */
  setPassword(userId: string, newPassword: string): Promise<void>;
  /** Signs somebody in with their password and returns the ID token that a browser would get. */
  logIn(email: string, password: string): Promise<string>;
  /** Calls the provider; undefined when nobody has this email. */
  findUserId(email: string): Promise<string | undefined>;
  /** A code for the verification page; undefined when nobody has the email any more. */
  createEmailVerificationCode(email: string): Promise<string | undefined>;
  /**
   * A code that changes the person's email; undefined when the new one is not available. It takes an id, because an
   * email we stored may belong to somebody else by now.
   */
  createEmailChangeCode(userId: string, newEmail: string): Promise<string | undefined>;
  /** Ends the provider's own sessions of a person. */
  revokeSessions(userId: string): Promise<void>;
  /** Deletes the sign-in at the provider. An account that is already deleted is no error. */
  deleteUser(userId: string): Promise<void>;
  close(): Promise<void>;
}
