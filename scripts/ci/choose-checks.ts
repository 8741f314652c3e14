import { type Check, checks } from "./checks.ts";

export interface CheckSelection {
  isFullRun: boolean;
  /** The checks that were asked for by name; none means those before a review. */
  names: readonly string[];
  /** The commit whose differences count as changed. */
  base: string;
}

type ChosenCheck = Pick<Check, "name" | "command">;

/** The checks to run, quickest first, or a sentence that lists them when a name is unknown. */
export function chooseChecks({ isFullRun, names, base }: CheckSelection): ChosenCheck[] | string {
  const options = isFullRun ? "" : ` --changed ${base} --passWithNoTests`;
  const tests: ChosenCheck = { name: "tests", command: `vitest run${options}` };
  const known = new Map([...checks, tests].map((check) => [check.name, check]));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    return [
      ...unknown.map((name) => `There is no check "${name}".`),
      ...checks.map(({ name, does: description }) => `  ${name.padEnd(12)} ${description}`),
      "  tests        of what differs from main; all of them with --all",
    ].join("\n");
  if (names.length > 0) return names.flatMap((name) => known.get(name) ?? []);
  // CI starts with those that take long; whoever waits for them wants to hear of a missing comma first.
  return [...checks.filter(({ isQuick }) => isFullRun || isQuick).toReversed(), tests];
}
