import { checks } from "./checks.ts";
import type { CountSource } from "./counts.ts";

export interface Step {
  name: string;
  command: string;
  /** Where the number of passed and failed checks comes from. */
  countedBy: CountSource;
  env?: Record<string, string>;
  /** A step this one depends on; if that fails, this one counts as failed without running. */
  needs?: string;
}

const build: Step = { name: "build", command: "npm run build", countedBy: "gate" };

/**
 * Steps of one stage run two at a time, in this order; a stage starts when the previous one has ended.
 * Long steps come first so that both cores finish together. Steps that use both cores or measure time
 * have their own stage.
 */
export const stages: Step[][] = [
  [build, ...checks],
  [
    {
      name: "tests",
      command: "vitest run --retry=1 --project=!web-browser",
      countedBy: "vitest",
      env: { TZ: "UTC" },
    },
    // Beside the others, which wait for the database half of the time.
    {
      name: "components",
      command: "vitest run --retry=1 --project=web-browser",
      countedBy: "vitest",
      env: { TZ: "UTC" },
    },
    {
      name: "bundle-budget",
      command: "node scripts/budget.ts",
      countedBy: "gate",
      needs: "build",
    },
    { name: "bench-responses", command: "npm run bench compare", countedBy: "last-line" },
  ],
  [{ name: "journeys", command: "npm run e2e", countedBy: "playwright", needs: "build" }],
  [
    {
      name: "lighthouse",
      command: "node scripts/lighthouse.ts --quick",
      countedBy: "last-line",
      needs: "build",
    },
  ],
  [{ name: "drills", command: "npm run drills -- --short", countedBy: "last-line" }],
];
