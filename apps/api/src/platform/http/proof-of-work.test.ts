import { beforeAll, describe, expect, test, vi } from "vitest";
import { makeLogger } from "#platform/log/log.ts";
import { getSessionToken, makePerson, makeRandomIp, useTestApp } from "#test/harness.ts";
import { startServer, waitForRedis } from "#test/servers.ts";
import { readChallenge, solveProof } from "#test/solve-proof.ts";
import { connectRedis } from "./connect-redis.ts";

const app = useTestApp();
type Call = typeof app.call;

beforeAll(() => waitForRedis(app.call));

/** A call that allows five an hour. */
const ask = (call: Call, ip: string, proof?: string) =>
  call("POST", "/session/password-reset", {
    ip,
    body: { email: "wrong" },
    ...(proof && { headers: { "x-proof-of-work": proof } }),
  });

async function exhaustLimit(call: Call, ip: string) {
  for (let turn = 0; turn < 5; turn++) expect((await ask(call, ip)).statusCode).toBe(400);
  const refused = await ask(call, ip);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe("proof_of_work_required");
  return refused;
}

// The work is real, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

describe("beyond the limit of a network", () => {
  test("each solution buys one further request, and no second one", async () => {
    const ip = makeRandomIp();
    const refused = await exhaustLimit(app.call, ip);
    expect(refused.json().error).toBe(
      "We're getting a lot of requests from your network. Please sign in, or try again in a minute.",
    );
    const proof = await solveProof(refused.headers["x-challenge"]);
    expect((await ask(app.call, ip, proof)).statusCode).toBe(400);
    expect((await ask(app.call, ip, proof)).statusCode).toBe(429);
  });

  test("a solution counts only for its network, its call and with its signature", async () => {
    const [ip, other] = [makeRandomIp(), makeRandomIp()];
    const refused = await exhaustLimit(app.call, ip);
    await exhaustLimit(app.call, other);
    const proof = await solveProof(refused.headers["x-challenge"]);
    expect((await ask(app.call, other, proof)).statusCode).toBe(429);

    const { challenge, solution } = JSON.parse(Buffer.from(proof, "base64url").toString());
    const forgeProof = (changes: object) =>
      Buffer.from(JSON.stringify({ challenge: { ...challenge, ...changes }, solution })).toString(
        "base64url",
      );
    const easierChallenge = { parameters: { ...challenge.parameters, keyPrefix: "00" } };
    const later = { parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } };
    for (const changes of [easierChallenge, later, { signature: "00".repeat(32) }])
      expect((await ask(app.call, ip, forgeProof(changes))).statusCode).toBe(429);
    for (const text of ["", "x", "e30", "a".repeat(3_001)])
      expect((await ask(app.call, ip, text)).statusCode).toBe(429);
    // Untouched by all that.
    expect((await ask(app.call, ip, proof)).statusCode).toBe(400);
  });

  test("two processes take a solution once, and one does while Redis is away", async () => {
    const other = await startServer(app);
    await waitForRedis(other.call);
    const ip = makeRandomIp();
    const refused = await exhaustLimit(app.call, ip);
    const proof = await solveProof(refused.headers["x-challenge"]);
    expect((await ask(app.call, ip, proof)).statusCode).toBe(400);
    expect((await ask(other.call, ip, proof)).statusCode).toBe(429);

    const nobody = connectRedis("redis://127.0.0.1:1", makeLogger("silent", "http"));
    const serverWithoutRedis = await startServer(app, { redis: nobody });
    const elsewhere = makeRandomIp();
    const challengeResponse = await exhaustLimit(serverWithoutRedis.call, elsewhere);
    const second = await solveProof(challengeResponse.headers["x-challenge"]);
    expect((await ask(serverWithoutRedis.call, elsewhere, second)).statusCode).toBe(400);
    expect((await ask(serverWithoutRedis.call, elsewhere, second)).statusCode).toBe(429);
  });

  test("the work doubles with each further limit's worth of requests, up to eight times", async () => {
    const ip = makeRandomIp();
    await exhaustLimit(app.call, ip);
    const maxCounters: unknown[] = [];
    for (let turn = 7; turn <= 40; turn++) {
      const { headers } = await ask(app.call, ip);
      maxCounters.push(readChallenge(headers["x-challenge"]).parameters.data?.maxCounter);
    }
    expect(maxCounters[0]).toBe(1_000);
    expect(maxCounters[4]).toBe(2_000);
    expect(maxCounters.at(-1)).toBe(8_000);
  });

  test("a member with a proven email is counted alone, and one without needs the step", async () => {
    const ip = makeRandomIp();
    await exhaustLimit(app.call, ip);
    const verifiedMember = await app.signIn();
    const unverifiedMember = await app.signInAs({ ...makePerson(), emailVerified: false });
    const requestResetAs = (as: { cookie: string }) =>
      app.call("POST", "/session/password-reset", { ip, as, body: { email: "wrong" } });
    expect((await requestResetAs(verifiedMember)).statusCode).toBe(400);
    const refused = await requestResetAs(unverifiedMember);
    expect(refused.json().code).toBe("proof_of_work_required");
    expect(getSessionToken(unverifiedMember)).not.toBe("");
  });
});

describe("new profiles", () => {
  test("five an hour from one network; the sixth needs a proof of work, an existing account doesn't", async () => {
    const ip = makeRandomIp();
    const known = await app.signIn();
    const open = async (person: ReturnType<typeof makePerson>, proof?: string) =>
      app.call("POST", "/session", {
        ip,
        body: { idToken: await app.idTokenFor(person) },
        ...(proof && { headers: { "x-proof-of-work": proof } }),
      });
    for (let turn = 0; turn < 5; turn++) expect((await open(makePerson())).statusCode).toBe(200);
    const sixth = makePerson();
    const refused = await open(sixth);
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe("proof_of_work_required");
    expect((await open(known)).statusCode).toBe(200);
    const proof = await solveProof(refused.headers["x-challenge"]);
    expect((await open(sixth, proof)).json()).toMatchObject({ isNew: true });
    expect((await open(makePerson(), proof)).statusCode).toBe(429);
  });

  test("are counted alike for POST /user/create-user", async () => {
    const ip = makeRandomIp();
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const as = await app.signInNewcomer();
      const response = await app.call("POST", "/user/create-user", { ip, as, body: {} });
      statuses.push(response.statusCode);
    }
    expect(statuses.map((status) => status === 429)).toEqual([
      ...Array.from({ length: 5 }, () => false),
      true,
    ]);
  });
});
