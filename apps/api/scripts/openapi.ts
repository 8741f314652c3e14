import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { describeApi } from "./openapi/describe-api.ts";
import { listOperations } from "./openapi/open-api-document.ts";
import { validateDocument } from "./openapi/validate-document.ts";

// `npm run gen openapi` writes the published contract and fails when it is not valid OpenAPI. It is part of the build and
// of the API's image; docs/calls.txt is what is reviewed.
const file = fileURLToPath(new URL("../build/openapi.json", import.meta.url));

const { document } = await describeApi();
mkdirSync(dirname(file), { recursive: true });
// Whoever reads it meanwhile sees the whole document, the former or the new one.
writeFileSync(`${file}.${process.pid}`, `${JSON.stringify(document, null, 2)}\n`);
renameSync(`${file}.${process.pid}`, file);

const errors = validateDocument(document);
for (const error of errors) console.error(error);
console.log(
  `apps/api/build/openapi.json: ${listOperations(document).length} calls, ${errors.length} errors`,
);
process.exitCode = errors.length > 0 ? 1 : 0;
