import { expect, test, vi } from "vitest";
import type { CallApi } from "#lib/api/browser-api.ts";
import { ApiError } from "#lib/api/errors.ts";
import { member } from "#test/profiles.ts";
import { verifyAddress } from "./verify-address.ts";

const ways = (callApi: () => Promise<unknown>) => ({
  identity: { verifyEmail: vi.fn(async () => {}) },
  callApi: vi.fn(callApi) as unknown as CallApi,
});

test("our own server takes the address over once the provider has verified it", async () => {
  const { identity, callApi } = ways(async () => member);
  expect(await verifyAddress("code", identity, callApi)).toBe(member);
  expect(identity.verifyEmail).toHaveBeenCalledWith("code");
  expect(callApi).toHaveBeenCalledWith({ method: "POST", path: "/session/email-refresh" });
});

test.each([
  ["nobody is signed in", new ApiError({ code: "not_signed_in", status: 401 })],
  ["our server is away", new ApiError({ code: "not_available", status: 503 })],
])("the address is verified although %s", async (_why, error) => {
  const { identity, callApi } = ways(() => Promise.reject(error));
  expect(await verifyAddress("code", identity, callApi)).toBeNull();
});

test("a link that was used up is told, and our server is not asked", async () => {
  const { callApi } = ways(async () => member);
  const identity = { verifyEmail: () => Promise.reject(new Error("auth/invalid-action-code")) };
  await expect(verifyAddress("code", identity, callApi)).rejects.toThrow("invalid-action-code");
  expect(callApi).not.toHaveBeenCalled();
});
