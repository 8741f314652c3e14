/** A refusal that asks for a proof of work brings its challenge in this header. */
export const challengeHeader = "x-challenge";

/** The client repeats the request with the solution in this header. */
export const proofHeader = "x-proof-of-work";

/** Forms can't set headers: the page leaves the solution in this cookie, for the web server to pass on. */
export const proofCookie = "boab_proof";

interface ChallengeParameters {
  algorithm: string;
  nonce: string;
  salt: string;
  cost: number;
  keyLength: number;
  keyPrefix: string;
  keySignature?: string;
  expiresAt?: number;
  data?: Record<string, string | number | boolean | null>;
}

/** Challenge and solution, as base64url of JSON in the two headers. */
export interface ProofOfWork {
  challenge: { parameters: ChallengeParameters; signature?: string };
  solution: { counter: number; derivedKey: string };
}
