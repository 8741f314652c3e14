import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withScratchDatabase } from "../test/databases.ts";
import { typeJsonb } from "./type-jsonb.ts";
import { typeStates } from "./type-states.ts";
import { correctViewTypes } from "./type-views.ts";

// `npm run gen db-types` generates the table types from a freshly migrated database; `-- --check`
// compares.
const file = fileURLToPath(new URL("../src/platform/db/types.generated.ts", import.meta.url));
const codegenScript = fileURLToPath(import.meta.resolve("kysely-codegen/dist/cli/bin.js"));

const generatedTypes = await withScratchDatabase(async (url) => {
  const types = execFileSync(
    process.execPath,
    [
      codegenScript,
      "--dialect=postgres",
      `--url=${url}`,
      "--print",
      "--camel-case",
      "--log-level=error",
      "--exclude-pattern=(pgboss|migration|public).*",
      '--type-mapping={"int8":"number"}',
    ],
    { encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "" } },
  );
  return correctViewTypes(await typeStates(typeJsonb(types), url), url);
});

if (!process.argv.includes("--check")) {
  writeFileSync(file, generatedTypes);
  console.log("Table types written");
} else if (readFileSync(file, "utf8") !== generatedTypes) {
  console.error("Table types differ from the migrations; run npm run gen db-types");
  process.exit(1);
} else {
  console.log("Table types are up to date");
}
