import { expect, test } from "vitest";
import type { IdentityProvider } from "./identity.ts";
import { addIdentityTimeout } from "./identity-timeout.ts";

function failure(message: string, code: string): Error {
  const error: NodeJS.ErrnoException = new Error(message);
  error.code = code;
  return error;
}

const makeIdentity = (findUserId: IdentityProvider["findUserId"]) =>
  addIdentityTimeout({ findUserId } as IdentityProvider, 50);

test("a provider that never answers is given up with a sentence", async () => {
  const silentIdentity = makeIdentity(() => new Promise(() => {}));
  await expect(silentIdentity.findUserId("ada@people.example")).rejects.toMatchObject({
    code: "not_available",
    status: 503,
  });
});

test("a provider that cannot be reached is not available", async () => {
  const unreachableIdentity = makeIdentity(async () => {
    throw failure("connect ECONNREFUSED", "app/network-error");
  });
  await expect(unreachableIdentity.findUserId("ada@people.example")).rejects.toMatchObject({
    code: "not_available",
  });
});

test("what the provider says is passed on", async () => {
  const known = makeIdentity(async (email) => `id of ${email}`);
  expect(await known.findUserId("ada@people.example")).toBe("id of ada@people.example");
  const refused = failure("refused", "auth/invalid-email");
  const refusingIdentity = makeIdentity(() => Promise.reject(refused));
  await expect(refusingIdentity.findUserId("ada")).rejects.toBe(refused);
});
