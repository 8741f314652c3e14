import { accountTexts, sessionTexts } from "@boab/contracts/accounts/texts";
import { describe, expect, test } from "vitest";
import { authMessage, isCancelled, isPopupRefused } from "./auth-messages.ts";

const failure = (code: string, message = `Firebase: Error (${code}).`) =>
  Object.assign(new Error(message), { code });

describe("AUTH-20 what an authentication failure says", () => {
  test.each([
    ["auth/invalid-credential", sessionTexts.wrongCredentials],
    ["auth/user-not-found", sessionTexts.wrongCredentials],
    ["auth/email-already-in-use", sessionTexts.emailInUse],
    ["auth/too-many-requests", sessionTexts.tooManyTries],
    ["auth/network-request-failed", sessionTexts.offline],
    ["auth/weak-password", accountTexts.weakPassword],
    ["auth/expired-action-code", sessionTexts.linkExpired],
  ])("AUTH-20 %s in plain words", (code, words) => {
    expect(authMessage(failure(code))).toBe(words);
  });

  test("AUTH-20 an unknown failure shows the provider's message without its prefix and code", () => {
    const error = failure("auth/odd", "Firebase: The tenant is asleep. (auth/odd).");
    expect(authMessage(error)).toBe("The tenant is asleep.");
  });

  test("AUTH-20 a failure without a message says: Authentication failed. Please try again.", () => {
    expect(authMessage(failure("auth/odd"))).toBe("Authentication failed. Please try again.");
    expect(authMessage(undefined)).toBe("Authentication failed. Please try again.");
    expect(authMessage("odd")).toBe("Authentication failed. Please try again.");
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
