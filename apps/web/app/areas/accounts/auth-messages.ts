import { accountTexts, sessionTexts } from "@boab/contracts/accounts/texts";

const words: Record<string, string> = {
  "auth/invalid-credential": sessionTexts.wrongCredentials,
  "auth/wrong-password": sessionTexts.wrongCredentials,
  "auth/user-not-found": sessionTexts.wrongCredentials,
  "auth/email-already-in-use": sessionTexts.emailInUse,
  "auth/too-many-requests": sessionTexts.tooManyTries,
  "auth/network-request-failed": sessionTexts.offline,
  "auth/timeout": sessionTexts.offline,
  "auth/weak-password": accountTexts.weakPassword,
  "auth/password-does-not-meet-requirements": accountTexts.weakPassword,
  "auth/invalid-email": "Please enter a valid email address.",
  "auth/user-disabled": "This account isn't available. Contact us for help.",
  "auth/expired-action-code": sessionTexts.linkExpired,
  "auth/invalid-action-code": sessionTexts.linkExpired,
  "auth/account-exists-with-different-credential": sessionTexts.emailInUse,
};

const cancelled = new Set(["auth/popup-closed-by-user", "auth/cancelled-popup-request"]);
const popupRefused = new Set([
  "auth/popup-blocked",
  "auth/operation-not-supported-in-this-environment",
]);

/**
 * Our own sentence for known codes, otherwise the provider's message without its prefix and code.
 */
export function authMessage(error: unknown): string {
  const known = words[codeOf(error)];
  if (known) return known;
  const text = messageOf(error)
    .replace(/^Firebase:\s*/, "")
    .replace(/\s*\(auth\/[^)]*\)\.?\s*$/, "")
    .trim();
  return text === "" || text === "Error" ? accountTexts.authenticationFailed : text;
}

/** Closing the popup isn't a failure. */
export const isCancelled = (error: unknown): boolean => cancelled.has(codeOf(error));

/** When popups are blocked we fall back to a redirect. */
export const isPopupRefused = (error: unknown): boolean => popupRefused.has(codeOf(error));

const field = (error: unknown, name: "code" | "message"): string => {
  const value = (error as Record<string, unknown> | null)?.[name];
  return typeof value === "string" ? value : "";
};
const codeOf = (error: unknown) => field(error, "code");
const messageOf = (error: unknown) => field(error, "message");
