/** What the identity provider vouches for. */
export interface ProvenIdentity {
  userId: string;
  email: string;
  emailVerified: boolean;
  fullName: string | undefined;
  photoUrl: string | undefined;
  /** When the person last proved who they are; sensitive acts ask for a recent proof. */
  signedInAt: Date;
}

/** What the provider holds of a person now, whatever an older token says. */
export interface ProviderRecord {
  email: string;
  emailVerified: boolean;
  /** Sign-ins before this second no longer count: a new password ends them. */
  signInsCountFrom: Date;
}

/** The port to the identity provider. Another provider is another file behind it. */
export interface Identity {
  /** Verifies a fresh ID token; undefined when it is forged, expired or revoked. */
  verifyIdToken(idToken: string): Promise<ProvenIdentity | undefined>;
  /** Turns a verified ID token into a session of the given length. */
  createSession(idToken: string, days: number): Promise<string>;
  /** Verifies a session without asking the provider; undefined when it does not hold. */
  verifySession(session: string): Promise<ProvenIdentity | undefined>;
  /** Asks the provider; undefined when it does not know the person any more. */
  findPerson(userId: string): Promise<ProviderRecord | undefined>;
  /** A code for the reset page; undefined when the address has no password account. */
  createPasswordResetCode(email: string): Promise<string | undefined>;
  /** A code for the verification page; undefined when nobody has the address any more. */
  createEmailVerificationCode(email: string): Promise<string | undefined>;
  /**
   * A code that gives the person the new address; undefined when that is not to be had. By the id:
   * an address we stored may be somebody else's by now.
   */
  createEmailChangeCode(userId: string, newEmail: string): Promise<string | undefined>;
  /** Ends the provider's own sessions of a person. */
  revokeSessions(userId: string): Promise<void>;
  /** Removes the sign-in itself; a person already gone is fine. */
  deleteUser(userId: string): Promise<void>;
  close(): Promise<void>;
}
