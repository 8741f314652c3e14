import { expect, test, vi } from "vitest";
import type { AskApi } from "#lib/browser-api.ts";
import { ApiError } from "#lib/errors.ts";
import { member } from "#test/profiles.ts";
import { verifyAddress } from "./verify-address.ts";

const ways = (ask: () => Promise<unknown>) => ({
  identity: { verifyEmail: vi.fn(async () => {}) },
  ask: vi.fn(ask) as unknown as AskApi,
});

test("our own server takes the address over once the provider has verified it", async () => {
  const { identity, ask } = ways(async () => member);
  expect(await verifyAddress("code", identity, ask)).toBe(member);
  expect(identity.verifyEmail).toHaveBeenCalledWith("code");
  expect(ask).toHaveBeenCalledWith({ method: "POST", path: "/session/email-refresh" });
});

test.each([
  ["nobody is signed in", new ApiError({ code: "not_signed_in", status: 401 })],
  ["our server is away", new ApiError({ code: "not_available", status: 503 })],
])("the address is verified although %s", async (_why, error) => {
  const { identity, ask } = ways(() => Promise.reject(error));
  expect(await verifyAddress("code", identity, ask)).toBeNull();
});

test("a link that was used up is told, and our server is not asked", async () => {
  const { ask } = ways(async () => member);
  const identity = { verifyEmail: () => Promise.reject(new Error("auth/invalid-action-code")) };
  await expect(verifyAddress("code", identity, ask)).rejects.toThrow("invalid-action-code");
  expect(ask).not.toHaveBeenCalled();
});
