import { expect, test, vi } from "vitest";
import { ApiError } from "#lib/api/errors.ts";
import { createFakeApi, makeThrower } from "#test/fake-api.ts";
import { member } from "#test/profiles.ts";
import { confirmEmail } from "./verify-address.ts";

const deps = (respond: () => unknown) => ({
  identity: { verifyEmail: vi.fn(async () => {}) },
  api: createFakeApi(respond),
});

test("our server syncs the email once the provider has verified it", async () => {
  const { identity, api } = deps(() => member);
  expect(await confirmEmail("code", identity, api)).toEqual(member);
  expect(identity.verifyEmail).toHaveBeenCalledWith("code");
  expect(api.requests).toEqual(["POST /session/email-refresh"]);
});

test.each([
  ["nobody is signed in", new ApiError({ code: "not_signed_in", status: 401 })],
  ["our server is away", new ApiError({ code: "not_available", status: 503 })],
])("the email is verified even if %s", async (_why, error) => {
  const { identity, api } = deps(makeThrower(error));
  expect(await confirmEmail("code", identity, api)).toBeNull();
});

test("a used link is reported without calling our server", async () => {
  const { api } = deps(() => member);
  const identity = { verifyEmail: () => Promise.reject(new Error("auth/invalid-action-code")) };
  await expect(confirmEmail("code", identity, api)).rejects.toThrow("invalid-action-code");
  expect(api.requests).toEqual([]);
});
