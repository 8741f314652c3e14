import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeProductTestCheck } from "./tested-subject.ts";
import { parseTitleIds } from "./title-ids.ts";

const files: Record<string, string> = {
  "apps/api/package.json": `{ "imports": { "#areas/*": "./src/areas/*" } }`,
  "apps/api/src/main.http.ts": `import "./app.ts";`,
  "apps/api/src/app.ts": `
    import { used } from "#areas/used.ts";
    import type { Kind } from "./types-only.ts";
    const child = new URL("./child.ts", import.meta.url);
    const later = () => import("./later.ts");`,
  "apps/api/src/areas/used.ts": "export const used = 1;",
  "apps/api/src/child.ts": "",
  "apps/api/src/later.ts": "",
  "apps/api/src/types-only.ts": "export type Kind = 1;",
  "apps/api/src/unused.ts": `import { used } from "#areas/used.ts";`,
  "apps/api/test/harness.ts": `import "../src/app.ts";`,
  "apps/web/app/routes.ts": `route("a", "routes/a.tsx")`,
  "apps/web/app/routes/a.tsx": "",

  "apps/api/src/areas/used.test.ts": `import { used } from "./used.ts";`,
  "apps/api/src/child.test.ts": "",
  "apps/api/src/later.test.ts": "",
  "apps/api/src/types-only.test.ts": `import type { Kind } from "./types-only.ts";`,
  "apps/api/src/unused.test.ts": `import "./unused.ts"; import { used } from "#areas/used.ts";`,
  "apps/api/src/whole.test.ts": `import "../test/harness.ts";`,
  "apps/api/src/through-unused.test.ts": `import "./unused.ts";`,
  "apps/api/src/nothing.test.ts": `import { expect } from "vitest";`,
  "apps/web/app/routes/a.test.tsx": "",
};

const root = mkdtempSync(join(tmpdir(), "boab-trace-"));
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
const isProductTest = makeProductTestCheck(root);

describe("a test shows a criterion", () => {
  it.each([
    ["apps/api/src/areas/used.test.ts", "beside a module the product loads"],
    ["apps/api/src/child.test.ts", "beside a process the product starts"],
    ["apps/api/src/later.test.ts", "beside a module the product loads later"],
    ["apps/web/app/routes/a.test.tsx", "beside a page"],
    ["apps/api/src/whole.test.ts", "through the harness"],
    ["e2e/journey.spec.ts", "as a journey"],
  ])("%s %s", (file) => {
    expect(isProductTest(file)).toBe(true);
  });

  it.each([
    ["apps/api/src/unused.test.ts", "beside a module nothing loads"],
    ["apps/api/src/through-unused.test.ts", "through a module nothing loads"],
    ["apps/api/src/types-only.test.ts", "beside a module that is only a type"],
    ["apps/api/src/nothing.test.ts", "without the product"],
  ])("but not %s %s", (file) => {
    expect(isProductTest(file)).toBe(false);
  });

  it.each([
    ["AUTH-01 AUTH-02 AUTH-03 AUTH-04 a title with four", true],
    ["AUTH-01 AUTH-02 AUTH-03 AUTH-04 X-11 a settled contradiction is no criterion", true],
    ["AUTH-01 AUTH-02 AUTH-03 AUTH-04 AUTH-05 a title with five", false],
  ])("%s: %s", (title, isShown) => {
    expect(parseTitleIds(title).map((one) => one.isShown)).toEqual(
      parseTitleIds(title).map(() => isShown),
    );
  });
});
