import { accountCopy, sessionCopy } from "@boab/contracts/accounts/copy";
import { describe, expect, test } from "vitest";
import { getAuthMessage, isCancelled, isPopupRefused } from "./auth-messages.ts";
import { signInCopy } from "./copy.ts";

function failure(code: string, message = `Firebase: Error (${code}).`) {
  const error: Error & { code?: string } = new Error(message);
  error.code = code;
  return error;
}

describe("AUTH-20 what an authentication failure says", () => {
  test.each([
    ["auth/invalid-credential", signInCopy.wrongCredentials],
    ["auth/user-not-found", signInCopy.wrongCredentials],
    ["auth/email-already-in-use", signInCopy.emailInUse],
    ["auth/too-many-requests", signInCopy.tooManyTries],
    ["auth/network-request-failed", signInCopy.offline],
    ["auth/weak-password", accountCopy.weakPassword],
    ["auth/expired-action-code", sessionCopy.linkExpired],
  ])("AUTH-20 %s in plain words", (code, words) => {
    expect(getAuthMessage(failure(code))).toBe(words);
  });

  test("AUTH-20 an unknown failure shows the provider's message without its prefix and code", () => {
    const error = failure("auth/odd", "Firebase: The tenant is asleep. (auth/odd).");
    expect(getAuthMessage(error)).toBe("The tenant is asleep.");
  });

  test("AUTH-20 a failure without a message says: Authentication failed. Please try again.", () => {
    expect(getAuthMessage(failure("auth/odd"))).toBe("Authentication failed. Please try again.");
    expect(getAuthMessage(undefined)).toBe("Authentication failed. Please try again.");
    expect(getAuthMessage("odd")).toBe("Authentication failed. Please try again.");
  });
});

describe("the social sign-in", () => {
  test("closing the popup is not an error", () => {
    expect(isCancelled(failure("auth/popup-closed-by-user"))).toBe(true);
    expect(isCancelled(failure("auth/internal-error"))).toBe(false);
  });

  test("a blocked popup falls back to a redirect", () => {
    expect(isPopupRefused(failure("auth/popup-blocked"))).toBe(true);
    expect(isPopupRefused(failure("auth/internal-error"))).toBe(false);
  });
});
