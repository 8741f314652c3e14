import type { Answer } from "./keep-alive-sender.ts";
import { resetLimits } from "./reset-limits.ts";
import type { Finding } from "./verdict.ts";

const maxDifference = 0.1;

const computeMedian = (numbers: number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Whatever an answer says, without what is different in each. */
const normaliseAnswer = ({ status, text, headers }: Answer) =>
  JSON.stringify([
    status,
    text.replace(/"requestId":"[^"]*"/, ""),
    Object.keys(headers).toSorted(),
  ]);

interface AskFunctions {
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
  { known, unknown }: AskFunctions,
): Promise<Finding> {
  const contents = new Set<string>();
  async function measure(): Promise<number> {
    const durationsMs: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    for (let turn = 0; turn < times; turn++) {
      const first = turn % 2 === 0;
      for (const isKnown of [first, !first]) {
        const answer = await (isKnown ? known : unknown)();
        contents.add(normaliseAnswer(answer));
        durationsMs[isKnown ? "known" : "unknown"].push(answer.ms);
      }
    }
    const [one, other] = [computeMedian(durationsMs.known), computeMedian(durationsMs.unknown)];
    return Math.abs(one - other) / Math.max(one, other);
  }
  await resetLimits();
  let minDifference = await measure();
  for (let again = 0; again < 3 && minDifference > maxDifference; again++)
    minDifference = Math.min(minDifference, await measure());
  return {
    name: `the answers about ${what} to somebody known and unknown, and how much their times differ`,
    holds: contents.size === 1 && minDifference <= maxDifference,
    figure: `${contents.size} answer(s), ${(100 * minDifference).toFixed(1)} %`,
  };
}
