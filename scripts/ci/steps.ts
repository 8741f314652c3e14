import type { CountedBy } from "./counts.ts";

export interface Step {
  name: string;
  command: string;
  /** Where the number of passed and failed checks comes from. */
  countedBy: CountedBy;
  env?: Record<string, string>;
  /** A step this one depends on; if that fails, this one counts as failed without running. */
  needs?: string;
}

/** Criteria that must be shown by a test: what is built so far. */
const required = [
  "SHELL",
  "AUTH,HOME,ENQ,USR,ERR,ACCT,ACCESS,ADM-USR,STO",
  "GUARD,REV,JOB,MKT,CATLG,PROD,MEDIA,ADDV,MAG",
  "SUB,ADM-CON,PAYOUT,STORE,LAUNCH,ITEMW,ITEMS,SOLD,CART",
  "DIR-HOME,DIR-LIST,DIR-DET,DIR-COV,DIR-LOGO,DIR-INFO,DIR-SOC,DIR-PRICE,DCART",
  "DIR-VID,DIR-GAL,DIR-ADDR,DIR-HRS,DIR-CAT,DIR-WIZ,BOOK,EDIT",
];

/**
 * Steps of one stage run two at a time, in this order; a stage starts when the previous one has ended.
 * Long steps come first so that both cores finish together. Steps that use both cores or measure time
 * have their own stage.
 */
export const stages: Step[][] = [
  [
    { name: "types", command: "npm run types", countedBy: "gate" },
    { name: "planted-violations", command: "npm run boundaries:planted", countedBy: "last-line" },
    { name: "dead-code", command: "npm run deadcode", countedBy: "gate" },
    { name: "build", command: "npm run build", countedBy: "gate" },
    { name: "boundaries", command: "npm run boundaries", countedBy: "gate" },
    { name: "database-types-fresh", command: "npm run db:types -- --check", countedBy: "gate" },
    { name: "openapi-fresh", command: "npm run openapi -- --check", countedBy: "gate" },
    { name: "format-and-lint", command: "biome ci --colors=off", countedBy: "gate" },
    {
      name: "criteria-have-tests",
      command: `npm run trace -- --require ${required.join(",")}`,
      countedBy: "gate",
    },
    { name: "no-secrets", command: "npm run secrets", countedBy: "gate" },
    // Says so and passes where the package registry has no advisories.
    { name: "no-known-holes", command: "npm run audit", countedBy: "gate" },
    { name: "bill-of-materials", command: "npm run sbom", countedBy: "gate" },
  ],
  [
    {
      name: "tests",
      command: "vitest run --project=!web-browser",
      countedBy: "vitest",
      env: { TZ: "UTC" },
    },
    // Beside the others, which wait for the database half of the time.
    {
      name: "components",
      command: "vitest run --project=web-browser",
      countedBy: "vitest",
      env: { TZ: "UTC" },
    },
    { name: "bundle-budget", command: "npm run budget", countedBy: "gate", needs: "build" },
  ],
  [{ name: "journeys", command: "npm run e2e", countedBy: "playwright", needs: "build" }],
  [
    {
      name: "lighthouse",
      command: "npm run lighthouse -- --quick",
      countedBy: "last-line",
      needs: "build",
    },
  ],
  [{ name: "drills", command: "npm run drills:short", countedBy: "last-line" }],
];
