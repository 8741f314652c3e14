export interface Finding {
  name: string;
  holds: boolean;
  figure: string;
}

/** Prints the findings, the count last, and exits accordingly. */
export function report(findings: Finding[]): never {
  for (const { name, holds, figure } of findings)
    console.log(`${holds ? "ok  " : "FAIL"} ${name}: ${figure}`);
  const failed = findings.filter((finding) => !finding.holds).length;
  console.log(`${findings.length - failed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}
