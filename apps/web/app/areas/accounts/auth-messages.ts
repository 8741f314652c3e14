import { accountCopy, sessionCopy } from "@boab/contracts/accounts/copy";
import { readFields } from "#lib/read-fields.ts";
import { signInCopy } from "./copy.ts";

const messageByCode: Record<string, string> = {
  "auth/invalid-credential": signInCopy.wrongCredentials,
  "auth/wrong-password": signInCopy.wrongCredentials,
  "auth/user-not-found": signInCopy.wrongCredentials,
  "auth/email-already-in-use": signInCopy.emailInUse,
  "auth/too-many-requests": signInCopy.tooManyTries,
  "auth/network-request-failed": signInCopy.offline,
  "auth/timeout": signInCopy.offline,
  "auth/weak-password": accountCopy.weakPassword,
  "auth/password-does-not-meet-requirements": accountCopy.weakPassword,
  "auth/invalid-email": "Please enter a valid email address.",
  "auth/user-disabled": "This account isn't available. Contact us for help.",
  "auth/expired-action-code": sessionCopy.linkExpired,
  "auth/invalid-action-code": sessionCopy.linkExpired,
  "auth/account-exists-with-different-credential": signInCopy.emailInUse,
};

const cancelledCodes = new Set(["auth/popup-closed-by-user", "auth/cancelled-popup-request"]);
const popupRefusedCodes = new Set([
  "auth/popup-blocked",
  "auth/operation-not-supported-in-this-environment",
]);

/**
 * Our own sentence for known codes, otherwise the provider's message without its prefix and code.
 */
export function getAuthMessage(error: unknown): string {
  const known = messageByCode[getErrorCode(error)];
  if (known) return known;
  const text = getErrorMessage(error)
    .replace(/^Firebase:\s*/, "")
    .replace(/\s*\(auth\/[^)]*\)\.?\s*$/, "")
    .trim();
  return text === "" || text === "Error" ? signInCopy.authenticationFailed : text;
}

/** Closing the popup isn't a failure. */
export const isCancelled = (error: unknown): boolean => cancelledCodes.has(getErrorCode(error));

/** When popups are blocked we fall back to a redirect. */
export const isPopupRefused = (error: unknown): boolean =>
  popupRefusedCodes.has(getErrorCode(error));

const readField = (error: unknown, name: "code" | "message"): string => {
  const value = readFields(error)[name];
  return typeof value === "string" ? value : "";
};
const getErrorCode = (error: unknown) => readField(error, "code");
const getErrorMessage = (error: unknown) => readField(error, "message");
