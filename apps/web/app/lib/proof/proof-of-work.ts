import { proofCookie } from "@boab/contracts/common/proof-of-work";
import type { FormFailure } from "#lib/api/form.ts";

type Listener = () => void;

const listeners = new Set<Listener>();
let percent: number | undefined;

function setPercent(next: number | undefined) {
  percent = next;
  for (const listener of listeners) listener();
}

/** The progress of a running proof of work in percent; undefined when none is running. */
export const proofProgress = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => percent,
};

/** Solves a challenge in the background. The solver is loaded when somebody needs it, which is rarely. */
export async function solveProof(challenge: string): Promise<string> {
  setPercent(0);
  try {
    const { solve } = await import("./solve.ts");
    return await solve(challenge, setPercent);
  } finally {
    setPercent(undefined);
  }
}

/** Stores the proof in a cookie for requests that can't set a header. The next request uses it up. */
export function storeProofCookie(proof: string, page: Pick<Document, "cookie"> = document) {
  page.cookie = `${proofCookie}=${proof}; Path=/; Max-Age=60; SameSite=Strict`;
}

/** Solves a challenge for the next request. False if the browser is too old for it or took too long. */
export async function solveAndStoreProof(challenge: string): Promise<boolean> {
  try {
    storeProofCookie(await solveProof(challenge));
    return true;
  } catch {
    // The error's sentence says what else to do.
    return false;
  }
}

const isProofRequired = (answer: unknown): answer is FormFailure & { challenge: string } =>
  typeof answer === "object" &&
  answer !== null &&
  "challenge" in answer &&
  typeof answer.challenge === "string";

/** Sends a form. If its network has sent too many, it solves the server's challenge and sends the form again. */
export async function sendWithProof<Value>(send: () => Promise<Value>): Promise<Value> {
  const answer = await send();
  return isProofRequired(answer) && (await solveAndStoreProof(answer.challenge)) ? send() : answer;
}
