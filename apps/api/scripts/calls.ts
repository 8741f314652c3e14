import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describeApi } from "./openapi/describe-api.ts";
import {
  findUnannounced,
  listCalls,
  mergeCalls,
  parseCalls,
  renderCalls,
} from "./openapi/list-calls.ts";

// `npm run gen calls` writes the list of calls; `-- --check` compares. Either way, a contract that changed since its call was
// first listed needs a line in the change log, because somebody may be calling it.
const callsFile = fileURLToPath(new URL("../../../docs/calls.txt", import.meta.url));
const changeLogFile = fileURLToPath(new URL("../../../docs/change-log.md", import.meta.url));

const { document, policies } = await describeApi();
const committedText = existsSync(callsFile) ? readFileSync(callsFile, "utf8") : "";
const calls = mergeCalls(parseCalls(committedText), listCalls(document, policies));
const renderedText = renderCalls(calls);

if (!process.argv.includes("--check")) {
  writeFileSync(callsFile, renderedText);
  console.log(`docs/calls.txt: ${calls.length} lines`);
} else if (committedText !== renderedText) {
  console.error(
    "The calls differ from docs/calls.txt; run npm run gen calls and read the difference",
  );
  process.exitCode = 1;
} else {
  console.log("docs/calls.txt is up to date");
}

const unannouncedLines = findUnannounced(calls, readFileSync(changeLogFile, "utf8"));
if (unannouncedLines.length > 0) {
  console.error("Say in docs/change-log.md what changed for those who call:");
  for (const line of unannouncedLines) console.error(line);
  process.exitCode = 1;
}
