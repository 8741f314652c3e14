import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { renderBrowserCalls } from "./render-browser-calls.ts";

test("the browser's calls are those of the contracts; `npm run gen calls` brings them up to date", async () => {
  for (const { path, text } of await renderBrowserCalls()) {
    expect(readFileSync(path, "utf8"), path).toBe(text);
  }
}, 60_000);
