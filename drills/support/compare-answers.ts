import { forgetLimits } from "./forget-limits.ts";
import type { Answer } from "./keep-alive-sender.ts";
import type { Finding } from "./verdict.ts";

const mostDifference = 0.1;

const medianOf = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Whatever an answer says, without what is different in each. */
const contentOf = ({ status, text, headers }: Answer) =>
  JSON.stringify([
    status,
    text.replace(/"requestId":"[^"]*"/, ""),
    Object.keys(headers).toSorted(),
  ]);

interface Askers {
  known: () => Promise<Answer>;
  unknown: () => Promise<Answer>;
}

/**
 * Asks as often about somebody known as about somebody unknown, in turns. A machine that is busy with something else makes a
 * difference once; what tells the two apart does so every time.
 */
export async function compareAnswers(
  what: string,
  times: number,
  { known, unknown }: Askers,
): Promise<Finding> {
  const contents = new Set<string>();
  async function measure(): Promise<number> {
    const took: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let turn = 0; turn < times; turn++) {
      const first = turn % 2 === 0;
      for (const isKnown of [first, !first]) {
        const answer = await (isKnown ? known : unknown)();
        contents.add(contentOf(answer));
        took[isKnown ? "known" : "unknown"].push(answer.ms);
      }
    }
    const [one, other] = [medianOf(took.known), medianOf(took.unknown)];
    return Math.abs(one - other) / Math.max(one, other);
  }
  await forgetLimits();
  let least = await measure();
  for (let again = 0; again < 3 && least > mostDifference; again++)
    least = Math.min(least, await measure());
  return {
    name: `the answers about ${what} to somebody known and unknown, and how much their times differ`,
    holds: contents.size === 1 && least <= mostDifference,
    figure: `${contents.size} answer(s), ${(100 * least).toFixed(1)} %`,
  };
}
