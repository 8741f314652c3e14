/** The lines by which Vitest, Playwright and our own checks name what failed, each once. */
export function extractFailures(log: string): string[] {
  const lines = log.split("\n").filter((line) => /^\s*(FAIL|✘)\s/.test(line));
  return [...new Set(lines.map((line) => line.trim()))];
}
