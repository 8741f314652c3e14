import { writeFileSync } from "node:fs";
import { renderBrowserCalls } from "./render-browser-calls.ts";

// `npm run calls`, after a call was added or its path changed.
for (const { path, text } of await renderBrowserCalls()) writeFileSync(path, text);
