import { readFileSync, writeFileSync } from "node:fs";
import { renderBrowserCalls } from "./render-browser-calls.ts";

// Part of `npm run gen calls`, after a call was added or its path changed; `-- --check` compares.
const isCheckOnly = process.argv.includes("--check");
for (const { path, text } of await renderBrowserCalls()) {
  if (!isCheckOnly) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    console.error(`${path} differs from the contracts; run npm run gen calls`);
    process.exitCode = 1;
  }
}
