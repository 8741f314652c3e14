import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { makeSessionClaims, makeTokenSigner } from "#test/token-signer.ts";
import type { IdentityProvider } from "./identity.ts";
import { addIdentityTimeout } from "./identity-timeout.ts";
import { maxStaleMs } from "./provider-keys.ts";
import { makeTokenVerifier, sessionTokens } from "./signed-tokens.ts";

const project = "boab-test";
const signer = makeTokenSigner();
const claims = makeSessionClaims("ada", project, new Date());
const hourMs = 3_600_000;

let now = Date.now();
const fetchKeys = vi.fn<typeof fetch>();
const publish =
  (keys: object = signer.keys) =>
  async () =>
    Response.json(keys, { headers: { "cache-control": "public, max-age=3600, must-revalidate" } });
const failToFetch = async () => {
  throw new TypeError("fetch failed");
};

beforeEach(() => {
  now = Date.now();
  onFailure.mockReset();
  fetchKeys.mockReset().mockImplementation(publish());
  vi.stubGlobal("fetch", fetchKeys);
});
afterEach(() => void vi.unstubAllGlobals());

const onFailure = vi.fn();
const makeTokenReader = () =>
  makeTokenVerifier(sessionTokens, project, onFailure, () => new Date(now));

describe("a token", () => {
  test("that the provider signed for us says who somebody is", async () => {
    expect(await makeTokenReader()(signer.sign(claims))).toMatchObject({ sub: "ada" });
    expect(fetchKeys.mock.calls[0]?.[0]).toBe(sessionTokens.keysUrl);
  });

  test.each([
    ["of another project", { aud: "other" }],
    ["of another issuer", { iss: `https://securetoken.google.com/${project}` }],
    ["that has expired", { exp: Math.floor(Date.now() / 1000) - 1 }],
    ["without an end", { exp: undefined }],
    ["of nobody", { sub: "" }],
  ])("%s is refused", async (_, changes) => {
    expect(await makeTokenReader()(signer.sign({ ...claims, ...changes }))).toBeUndefined();
  });

  test("that was changed, is not signed or is signed by somebody else is refused", async () => {
    const read = makeTokenReader();
    const [head, , signature] = signer.sign(claims).split(".");
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    const changed = encode({ ...claims, sub: "eve" });
    const unsigned = `${encode({ alg: "none", kid: "own" })}.${encode(claims)}.`;
    // The published key as a password.
    const half = `${encode({ alg: "HS256", kid: "own" })}.${encode(claims)}`;
    const code = createHmac("sha256", signer.keys.own ?? "")
      .update(half)
      .digest("base64url");
    const forged = makeTokenSigner().sign(claims);
    const unknown = makeTokenSigner("other").sign(claims);
    for (const token of [
      `${head}.${changed}.${signature}`,
      unsigned,
      `${half}.${code}`,
      forged,
      unknown,
      "",
      "a.b.c",
      `${signer.sign(claims)}.more`,
    ])
      expect(await read(token)).toBeUndefined();
  });
});

describe("the provider's keys", () => {
  test("are fetched once for as long as they are fresh, however many need them", async () => {
    const read = makeTokenReader();
    const token = signer.sign({ ...claims, exp: claims.exp + 3 * 3_600 });
    await Promise.all([read(token), read(token), read(token)]);
    now += 0.9 * hourMs;
    await read(token);
    expect(fetchKeys).toHaveBeenCalledTimes(1);
    now += 0.2 * hourMs;
    await read(token);
    expect(fetchKeys).toHaveBeenCalledTimes(2);
  });

  test("go on for a day when new ones cannot be fetched, and nobody waits for them", async () => {
    const read = makeTokenReader();
    const token = signer.sign({ ...claims, exp: claims.exp + 14 * 24 * 3_600 });
    await read(token);
    now += 1.5 * hourMs;
    fetchKeys.mockImplementation(() => new Promise(() => {}));
    expect(await read(token)).toMatchObject({ sub: "ada" });
    fetchKeys.mockImplementation(failToFetch);
    const other = makeTokenReader();
    fetchKeys.mockImplementationOnce(publish());
    await other(token);
    now += hourMs + maxStaleMs - 60_000;
    expect(await other(token)).toMatchObject({ sub: "ada" });
    now += 120_000;
    await expect(other(token)).rejects.toThrow("out of reach");
  });

  test("are asked for again once the provider is back", async () => {
    const read = makeTokenReader();
    fetchKeys.mockImplementation(failToFetch);
    await expect(read(signer.sign(claims))).rejects.toThrow("out of reach");
    await expect(read(signer.sign(claims))).rejects.toThrow("out of reach");
    expect(fetchKeys).toHaveBeenCalledTimes(1);
    expect(onFailure.mock.calls).toEqual([[new TypeError("fetch failed")]]);
    fetchKeys.mockImplementation(publish());
    now += 6_000;
    expect(await read(signer.sign(claims))).toMatchObject({ sub: "ada" });
  });

  test("that were replaced no longer count", async () => {
    const read = makeTokenReader();
    const token = signer.sign({ ...claims, exp: claims.exp + 3 * 3_600 });
    await read(token);
    const next = makeTokenSigner("next");
    fetchKeys.mockImplementation(publish(next.keys));
    now += 1.5 * hourMs;
    expect(await read(next.sign({ ...claims, exp: claims.exp + 3 * 3_600 }))).toBeDefined();
    expect(await read(token)).toBeUndefined();
  });

  test("that could never be fetched are answered with a sentence, and nobody is signed out", async () => {
    fetchKeys.mockImplementation(failToFetch);
    const read = makeTokenReader();
    const verifySession = (async (token) => {
      await read(token);
      return undefined;
    }) satisfies IdentityProvider["verifySession"];
    const identity = addIdentityTimeout({
      verifySession,
    } as Partial<IdentityProvider> as IdentityProvider);
    await expect(identity.verifySession(signer.sign(claims))).rejects.toMatchObject({
      code: "not_available",
      status: 503,
    });
  });
});
