import type { CountSource } from "./counts.ts";

/** A check that needs neither a build nor a browser. */
export interface Check {
  name: string;
  does: string;
  command: string;
  countedBy: CountSource;
  /** Whether `npm run check` does it before every review; CI and `npm run check -- --all` do all of them. */
  isQuick: boolean;
}

/** Criteria that must be shown by a test: what is built so far. */
const required = [
  "SHELL",
  "AUTH,HOME,ENQ,USR,ERR,ACCT,ACCESS,ADM-USR,STO",
  "GUARD,REV,JOB,MKT,CATLG,PROD,MEDIA,ADDV,MAG",
  "SUB,ADM-CON,PAYOUT,STORE,LAUNCH,ITEMW,ITEMS,SOLD,CART",
  "DIR-HOME,DIR-LIST,DIR-DET,DIR-COV,DIR-LOGO,DIR-INFO,DIR-SOC,DIR-PRICE,DCART",
  "DIR-VID,DIR-GAL,DIR-ADDR,DIR-HRS,DIR-CAT,DIR-WIZ,BOOK,EDIT",
  "FEE,HEAD,FIND,MAIL",
];

/** CI runs two of them at a time in this order, so those that take long come first. */
export const checks: readonly Check[] = [
  {
    name: "types",
    does: "the compiler over every workspace",
    command: "npm run types",
    countedBy: "gate",
    isQuick: true,
  },
  {
    name: "planted",
    does: "breaks each boundary rule on purpose and checks that it is caught",
    command: "node scripts/boundaries/planted.ts",
    countedBy: "last-line",
    isQuick: false,
  },
  {
    name: "dead-code",
    does: "unused files, exports and dependencies",
    command:
      "npm run typegen -w @boab/web && knip && knip --production -c knip.product.jsonc -W apps/web -W apps/api",
    countedBy: "gate",
    isQuick: true,
  },
  {
    name: "boundaries",
    does: "who may import whom, and whose tables a query may name",
    command:
      "depcruise --config .dependency-cruiser.mjs apps packages scripts e2e tools && node scripts/boundaries/circles.ts && node scripts/boundaries/sql-layers.ts",
    countedBy: "gate",
    isQuick: true,
  },
  {
    name: "db-types",
    does: "the table types are those of the migrations",
    command: "npm run gen db-types -- --check",
    countedBy: "gate",
    isQuick: false,
  },
  {
    name: "calls",
    does: "docs/calls.txt is what the API serves, and the change log names what changed",
    command: "npm run gen calls -- --check",
    countedBy: "gate",
    isQuick: false,
  },
  {
    name: "openapi",
    does: "the published contract is valid",
    command: "npm run gen openapi",
    countedBy: "gate",
    isQuick: false,
  },
  {
    name: "lint",
    does: "Biome, changing nothing",
    command: "biome ci --colors=off",
    countedBy: "gate",
    isQuick: true,
  },
  {
    name: "words",
    does: "names that only this project uses, and spreads of a literal",
    command: "node scripts/words.ts",
    countedBy: "gate",
    isQuick: true,
  },
  {
    name: "commits",
    does: "the form of the commit messages",
    command: "node scripts/commits.ts",
    countedBy: "gate",
    isQuick: true,
  },
  {
    name: "trace",
    does: "every criterion that is built has a test",
    command: `npm run trace -- --require ${required.join(",")}`,
    countedBy: "gate",
    isQuick: false,
  },
  {
    name: "untested",
    does: "how many modules no test loads, by area; fails above the recorded number",
    command: "node scripts/untested.ts",
    countedBy: "gate",
    isQuick: false,
  },
  {
    name: "secrets",
    does: "looks for keys in the tracked files",
    command: "node scripts/secrets.ts",
    countedBy: "gate",
    isQuick: false,
  },
  {
    // It says so and passes where the package registry has no advisories.
    name: "audit",
    does: "known holes in what production runs, except those in docs/audit-exceptions.json",
    command: "node scripts/audit.ts",
    countedBy: "gate",
    isQuick: false,
  },
  {
    name: "sbom",
    does: "writes what production runs into .cache/sbom.cdx.json (CycloneDX)",
    command: "node scripts/sbom.ts",
    countedBy: "gate",
    isQuick: false,
  },
];
