import { buildNodeCommand, runSubcommands, type Subcommands } from "./lib/subcommands.ts";

const buildPlainNodeCommand = (...args: string[]) => [process.execPath, ...args];

// `npm run gen <what>` writes what is made from something else. `-- --check` compares the table types and the list of calls
// with what is committed.
const generators: Subcommands = {
  calls: {
    does: "docs/calls.txt and the browser's calls, from the contracts",
    commands: [
      buildPlainNodeCommand("packages/contracts/scripts/browser-calls.ts"),
      buildNodeCommand("apps/api/scripts/calls.ts"),
    ],
  },
  openapi: {
    does: "apps/api/build/openapi.json, from the routes; `npm run build` does so too",
    commands: [buildNodeCommand("apps/api/scripts/openapi.ts")],
  },
  emails: {
    does: "docs/emails.md, from the emails",
    commands: [buildNodeCommand("apps/api/scripts/emails.ts")],
  },
  "db-types": {
    does: "the table types, from the migrations",
    commands: [buildPlainNodeCommand("apps/api/scripts/db-types.ts")],
  },
  film: {
    does: "the silent film of the media page, from our own art",
    commands: [buildPlainNodeCommand("scripts/film.ts")],
  },
  fonts: {
    does: "the font files, cut by range of characters",
    commands: [buildPlainNodeCommand("scripts/fonts/subset.ts")],
  },
  geography: {
    does: "the coast and the borders of the drawn maps, from Natural Earth",
    commands: [buildPlainNodeCommand("tools/geography/geography.ts")],
  },
};

process.exitCode = runSubcommands("gen", generators, process.argv.slice(2));
