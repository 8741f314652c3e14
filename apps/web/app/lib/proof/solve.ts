import type { ProofOfWork } from "@boab/contracts/common/proof-of-work";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Tries one number after another. The browser derives each key asynchronously, so the page stays responsive. */
export async function solve(
  challengeText: string,
  onPercent: (percent: number) => void,
): Promise<string> {
  const challenge: ProofOfWork["challenge"] = JSON.parse(fromBase64Url(challengeText));
  const maxCounter = Number(challenge.parameters.data?.maxCounter) || 1;
  let triedCount = 0;
  const solution = await solveChallenge({
    challenge,
    deriveKey: (...args) => {
      triedCount += 1;
      if (triedCount % 20 === 0)
        onPercent(Math.min(99, Math.round((100 * triedCount) / maxCounter)));
      return deriveKey(...args);
    },
  });
  if (!solution) throw new Error("The proof of work took too long");
  const { counter, derivedKey } = solution;
  return toBase64Url(JSON.stringify({ challenge, solution: { counter, derivedKey } }));
}

const fromBase64Url = (text: string) => atob(text.replaceAll("-", "+").replaceAll("_", "/"));
const toBase64Url = (text: string) =>
  btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
