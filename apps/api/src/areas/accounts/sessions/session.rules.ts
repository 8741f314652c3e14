/** A stolen ID token is valid for an hour; we accept it only in its first five minutes. */
const exchangeWindowMs = 5 * 60 * 1000;

export const isFreshSignIn = (signedInAt: Date, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= exchangeWindowMs;

/**
 * The provider reports a sign-in to the second, so one in the same second as signing out everywhere
 * counts as earlier.
 */
export const hasSignInEnded = (
  { sessionsValidFrom }: { sessionsValidFrom: Date },
  signedInAt: Date,
): boolean => signedInAt.getTime() <= Math.floor(sessionsValidFrom.getTime() / 1000) * 1000;
