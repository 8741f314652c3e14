import { expect, test } from "vitest";
import type { Identity } from "./identity.ts";
import { makePatient } from "./patient-identity.ts";

const identityThat = (findUserId: Identity["findUserId"]) =>
  makePatient({ findUserId } as Identity, 50);

test("a provider that never answers is given up with a sentence", async () => {
  const silent = identityThat(() => new Promise(() => {}));
  await expect(silent.findUserId("ada@people.example")).rejects.toMatchObject({
    code: "not_available",
    status: 503,
  });
});

test("a provider that cannot be reached is not available", async () => {
  const away = identityThat(async () => {
    throw Object.assign(new Error("connect ECONNREFUSED"), { code: "app/network-error" });
  });
  await expect(away.findUserId("ada@people.example")).rejects.toMatchObject({
    code: "not_available",
  });
});

test("what the provider says is passed on", async () => {
  const known = identityThat(async (email) => `id of ${email}`);
  expect(await known.findUserId("ada@people.example")).toBe("id of ada@people.example");
  const refused = Object.assign(new Error("refused"), { code: "auth/invalid-email" });
  const refusing = identityThat(() => Promise.reject(refused));
  await expect(refusing.findUserId("ada")).rejects.toBe(refused);
});
