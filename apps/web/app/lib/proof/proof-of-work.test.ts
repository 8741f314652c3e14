import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { afterEach, expect, test, vi } from "vitest";
import { makeBrowserApi } from "#lib/api/browser-api.ts";
import { proofProgress, sendWithProof, solveProof, storeProofCookie } from "./proof-of-work.ts";

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const challenge = async () =>
  encode(
    await createChallenge({
      algorithm: "PBKDF2/SHA-256",
      cost: 10,
      counter: 45,
      data: { maxCounter: 100 },
      deriveKey,
      hmacSignatureSecret: "a test",
    }),
  );
const readCounter = (proof: string) =>
  JSON.parse(Buffer.from(proof, "base64url").toString()).solution.counter;

afterEach(() => vi.unstubAllGlobals());

test("a challenge is solved, and the progress is told on the way and gone afterwards", async () => {
  const seen: (number | undefined)[] = [];
  const stop = proofProgress.subscribe(() => seen.push(proofProgress.read()));
  expect(readCounter(await solveProof(await challenge()))).toBe(45);
  stop();
  expect(seen).toEqual([0, 20, 40, undefined]);
});

test("a form that needs a proof goes out once more with it, and what it then answers counts", async () => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  const answers = [
    { ok: false, challenge: await challenge() },
    { ok: true, response: "sent" },
  ];
  const send = vi.fn(async () => answers.shift());
  expect(await sendWithProof(send)).toEqual({ ok: true, response: "sent" });
  expect(send).toHaveBeenCalledTimes(2);
  const [, proof = ""] = /^boab_proof=([\w-]+); Path=\/; Max-Age=60/.exec(page.cookie) ?? [];
  expect(readCounter(proof)).toBe(45);
});

test("a challenge that can't be solved leaves the refusal with its sentence", async () => {
  const refusal = { ok: false, error: "Please sign in.", challenge: "no challenge" };
  const send = vi.fn(async () => refusal);
  expect(await sendWithProof(send)).toBe(refusal);
  expect(send).toHaveBeenCalledTimes(1);
  expect(proofProgress.read()).toBeUndefined();
});

test("a call of the browser is sent again with the solution in a header", async () => {
  const text = await challenge();
  const send = vi.fn(async (_address: string, init: RequestInit) =>
    new Headers(init.headers).has("x-proof-of-work")
      ? Response.json({ sent: true })
      : Response.json(
          { error: "Please sign in.", code: "proof_of_work_required", requestId: "1" },
          { status: 429, headers: { "x-challenge": text } },
        ),
  );
  const call = { method: "POST", path: "/newsletter/subscribers" } as never;
  expect(await makeBrowserApi(send).call(call, {} as never)).toEqual({ sent: true });
  expect(send).toHaveBeenCalledTimes(2);
});

test("the cookie holds nothing but the proof, for a minute, and for our own pages alone", () => {
  const page = { cookie: "" };
  storeProofCookie("abc", page);
  expect(page.cookie).toBe("boab_proof=abc; Path=/; Max-Age=60; SameSite=Strict");
});
