import { afterEach, describe, expect, test, vi } from "vitest";
import { resetPassword, signInWithPassword } from "./firebase-accounts.ts";
import type { IdentityProvider } from "./identity.ts";
import { addIdentityTimeout } from "./identity-timeout.ts";

afterEach(() => void vi.unstubAllGlobals());

const settings = { projectId: "boab-test", apiKey: "key", emulatorHost: undefined };
const identity = addIdentityTimeout({
  confirmPasswordReset: (code, password) => resetPassword(settings, code, password),
  logIn: (email, password) => signInWithPassword(settings, email, password),
} as Partial<IdentityProvider> as IdentityProvider);

const stubProvider = (respond: () => Promise<Response>) => vi.stubGlobal("fetch", respond);

describe("a provider", () => {
  test.each([
    ["that can't be connected to", () => Promise.reject(new TypeError("fetch failed"))],
    ["that takes too long", () => Promise.reject(new DOMException("timed out", "TimeoutError"))],
    ["behind a broken proxy", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ])("%s is not available, which the person is told", async (_what, responds) => {
    stubProvider(responds);
    const notAvailableError = {
      code: "not_available",
      message: expect.stringContaining("sign-in service"),
    };
    await expect(identity.confirmPasswordReset("code", "Pass-2026")).rejects.toMatchObject(
      notAvailableError,
    );
    await expect(identity.logIn("ada@people.example", "Pass-2026")).rejects.toMatchObject(
      notAvailableError,
    );
  });

  test.each([
    ["EXPIRED_OOB_CODE", "expired"],
    ["INVALID_OOB_CODE", "expired"],
    ["USER_DISABLED", "expired"],
    ["WEAK_PASSWORD : Password should be at least 6 characters", "weak"],
    ["PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing a digit", "weak"],
  ])("that refuses a reset with %s means %s", async (message, reason) => {
    stubProvider(async () => Response.json({ error: { message } }, { status: 400 }));
    expect(await identity.confirmPasswordReset("code", "Pass-2026")).toEqual({ ok: false, reason });
  });

  test("that refuses a reset for another reason is a fault of ours", async () => {
    stubProvider(async () =>
      Response.json({ error: { message: "API_KEY_INVALID" } }, { status: 400 }),
    );
    await expect(identity.confirmPasswordReset("code", "Pass-2026")).rejects.toThrow(
      "API_KEY_INVALID",
    );
  });
});
