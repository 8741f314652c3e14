let passed = 0;
let failed = 0;

/** One thing that must hold: returns a figure to print, or throws. */
export async function check(name: string, work: () => Promise<string> | string): Promise<void> {
  try {
    console.log(`ok   ${name}: ${await work()}`);
    passed++;
  } catch (error) {
    console.log(`FAIL ${name}: ${error instanceof Error ? error.message : error}`);
    failed++;
  }
}

/** The count as the last line, and the exit code. */
export function finish(): never {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
