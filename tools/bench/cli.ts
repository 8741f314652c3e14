import { runCommand } from "../../scripts/lib/subcommands.ts";

// `npm run bench <area>` measures an area, `npm run bench setups` what more processes, a pooler and a cache change, and
// `npm run bench costs` estimates from that what three sizes cost a month. `npm run bench rows` measures renaming
// columns. `npm run bench compare` measures nothing: it only compares responses.
const [what = "", ...options] = process.argv.slice(2);
const otherPrograms = ["setups", "costs", "rows", "compare"];
const program = otherPrograms.includes(what)
  ? [`tools/bench/${what}.ts`, ...options]
  : ["tools/bench/bench.ts", what, ...options];
process.exitCode = runCommand([process.execPath, ...program]);
