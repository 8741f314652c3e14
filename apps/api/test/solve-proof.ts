import type { ProofOfWork } from "@boab/contracts/common/proof-of-work";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** What a page sends back for the challenge in a refusal's header. */
export async function solveProof(header: unknown): Promise<string> {
  const challenge = readChallenge(header);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the challenge was not solved");
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64url");
}

export const readChallenge = (header: unknown): ProofOfWork["challenge"] =>
  JSON.parse(Buffer.from(String(header), "base64url").toString());
