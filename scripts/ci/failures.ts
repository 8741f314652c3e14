/** The lines by which Vitest, Playwright and our own checks name what failed, each once. */
export function extractFailures(log: string): string[] {
  const lines = log.split("\n").filter((line) => /^\s*(FAIL|✘)\s/.test(line));
  return [...new Set([...lines.map((line) => line.trim()), ...extractUnhandledErrors(log)])];
}

/** Ends with the file and the test that ran then. */
const unhandledError = /^⎯+ (?:Unhandled|Uncaught) (?!Errors).+\n[\s\S]*?(?=^⎯)/gm;

/** Vitest fails a run for an error that no test waited for, even when every test is green. */
function extractUnhandledErrors(log: string): string[] {
  return [...log.matchAll(unhandledError)].flatMap(([block]) =>
    block
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  );
}
