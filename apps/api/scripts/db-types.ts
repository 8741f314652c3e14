import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withScratchDatabase } from "../test/databases.ts";

// `npm run db:types` generates the table types from a freshly migrated database; `-- --check`
// compares.
const file = fileURLToPath(new URL("../src/platform/db/types.generated.ts", import.meta.url));
const codegen = fileURLToPath(import.meta.resolve("kysely-codegen/dist/cli/bin.js"));

const generated = await withScratchDatabase((url) =>
  execFileSync(
    process.execPath,
    [
      codegen,
      "--dialect=postgres",
      `--url=${url}`,
      "--print",
      "--log-level=error",
      "--exclude-pattern=(pgboss|migration|public).*",
      '--type-mapping={"int8":"number"}',
    ],
    { encoding: "utf8", env: { ...process.env, NODE_OPTIONS: "" } },
  ),
);

if (!process.argv.includes("--check")) {
  writeFileSync(file, generated);
  console.log("Table types written");
} else if (readFileSync(file, "utf8") !== generated) {
  console.error("Table types differ from the migrations; run npm run db:types");
  process.exit(1);
} else {
  console.log("Table types are up to date");
}
