import { repositoryRoot } from "./lib/paths.ts";
import { findUntestedModules, groupByArea } from "./untested/untested-modules.ts";

/** As many as there were when the number was last lowered. It may go down, never up. */
const CEILING = 13;

const untested = findUntestedModules(repositoryRoot);
for (const [area, files] of groupByArea(untested)) {
  console.log(`${area} ${files.length}`);
  for (const file of files) console.log(`  ${file}`);
}

console.log(`\n${untested.length} modules that no test loads, at most ${CEILING} allowed`);
if (untested.length > CEILING) {
  console.log("Write a test that asserts what the new module makes, alone or through its page.");
  process.exitCode = 1;
} else if (untested.length < CEILING) {
  console.log(`Lower CEILING in scripts/untested.ts to ${untested.length}.`);
}
