import { createHmac } from "node:crypto";
import { toIpGroup } from "@boab/contracts/common/address-group";
import { type ProofOfWork, proofHeader } from "@boab/contracts/common/proof-of-work";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { FastifyRequest } from "fastify";
import type { Redis } from "ioredis";
import { z } from "zod";
import { AppError } from "../errors/app-error.ts";

/** A proof is valid for one request to this call from this network. */
interface ProofPurpose {
  rule: string;
  ip: string;
}

export interface Proofs {
  /** The error that demands a proof. `excess` is how many times over the limit the network is. */
  makeChallengeError(purpose: ProofPurpose, excess: number): Promise<AppError>;
  /** True once for each valid solution. */
  redeem(proof: string | undefined, purpose: ProofPurpose): Promise<boolean>;
}

/** A browser finds the solution within seconds; a client that comes back later gets a new challenge. */
const challengeTtlSeconds = 300;
/**
 * The work takes a quarter of a second on a laptop at first, and a few times that on a phone. PBKDF2 is as slow in a
 * program as in a browser.
 */
const iterations = 1_000;
const baseCounter = 500;
/** The work doubles with each further multiple of the limit, up to this factor. */
const maxWorkFactor = 8;
const maxProofLength = 3_000;

const ProofPayload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string().regex(/^[0-9a-f]{32}$/),
      salt: z.string().regex(/^[0-9a-f]{32}$/),
      cost: z.literal(iterations),
      keyLength: z.literal(32),
      keyPrefix: z.string().regex(/^[0-9a-f]{1,64}$/),
      keySignature: z.string().max(128),
      expiresAt: z.int(),
      data: z.strictObject({ rule: z.string(), network: z.string(), maxCounter: z.int() }),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.int().min(0), derivedKey: z.string().regex(/^[0-9a-f]{64}$/) }),
});

/**
 * Beyond a limit, each further request from a shared network costs its sender some work, so that nobody is locked out
 * by what others did. It needs no third party, and stores only the solutions that were used.
 */
export function makeProofs(key: string, redis: Pick<Redis, "set">): Proofs {
  const makeSecret = (use: string) => createHmac("sha256", key).update(use).digest("hex");
  const secrets = {
    hmacSignatureSecret: makeSecret("challenge"),
    hmacKeySignatureSecret: makeSecret("solution"),
  };
  const networkSecret = makeSecret("network");
  const hashNetwork = (ip: string) =>
    createHmac("sha256", networkSecret).update(toIpGroup(ip)).digest("base64url").slice(0, 16);
  const claimNonce = makeNonceClaimer(redis);

  return {
    async makeChallengeError({ rule, ip }, excess) {
      const factor = Math.min(maxWorkFactor, 2 ** Math.max(0, Math.floor(excess) - 1));
      const maxCounter = 2 * baseCounter * factor;
      const challenge: ProofOfWork["challenge"] = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: iterations,
        counter: randomInt(maxCounter, 1),
        data: { rule, network: hashNetwork(ip), maxCounter },
        deriveKey,
        expiresAt: Math.floor(Date.now() / 1000) + challengeTtlSeconds,
        ...secrets,
      });
      const text = Buffer.from(JSON.stringify(challenge)).toString("base64url");
      return new AppError("proof_of_work_required", { challenge: text });
    },

    async redeem(proof, { rule, ip }) {
      const payload = readProof(proof);
      if (!payload) return false;
      const { challenge, solution } = payload;
      const { nonce, data } = challenge.parameters;
      if (data.rule !== rule || data.network !== hashNetwork(ip)) return false;
      const result = await verifySolution({
        challenge,
        solution: { ...solution, time: 0 },
        deriveKey,
        ...secrets,
      });
      return result.verified && claimNonce(nonce);
    },
  };
}

function readProof(proof: string | undefined) {
  if (!proof || proof.length > maxProofLength) return undefined;
  try {
    return ProofPayload.parse(JSON.parse(Buffer.from(proof, "base64url").toString()));
  } catch {
    return undefined;
  }
}

/** True for the first use of a nonce in all processes, or in this process while Redis is down. */
function makeNonceClaimer(redis: Pick<Redis, "set">) {
  const usedNonces = new Map<string, number>();

  function claimNonceInProcess(nonce: string): boolean {
    const now = Date.now();
    // A Map iterates in insertion order, the oldest first.
    for (const [oldNonce, until] of usedNonces) {
      if (until > now) break;
      usedNonces.delete(oldNonce);
    }
    if (usedNonces.has(nonce)) return false;
    usedNonces.set(nonce, now + challengeTtlSeconds * 1000);
    return true;
  }

  return async (nonce: string): Promise<boolean> => {
    // The nonce is always stored here as well, so that one used while Redis was down stays used when it is back.
    if (!claimNonceInProcess(nonce)) return false;
    try {
      return (await redis.set(`proof:${nonce}`, "1", "EX", challengeTtlSeconds, "NX")) === "OK";
    } catch {
      return true;
    }
  };
}

export const getProofHeader = (request: FastifyRequest): string | undefined => {
  const proof = request.headers[proofHeader];
  return typeof proof === "string" ? proof : undefined;
};
