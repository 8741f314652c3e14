/** Something that time brings about. */
export interface DueAction {
  at: number;
  run(): void;
}

/**
 * Lets everything happen that is due until `until`, in order, each at its own time: one thing often
 * leads to the next, as a renewal to its invoice.
 */
export function runDueActions(
  find: () => DueAction[],
  until: number,
  setTime: (time: number) => void,
): void {
  // A bound, because a mistake in a source would otherwise never end.
  for (let steps = 0; steps < 100_000; steps += 1) {
    const next = find()
      .filter(({ at }) => at <= until)
      .sort((a, b) => a.at - b.at)[0];
    if (!next) return;
    setTime(next.at);
    next.run();
  }
  throw new Error("The clock found no end of things that are due.");
}
