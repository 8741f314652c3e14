import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { findUntestedModules, getArea, groupByArea, hasRuntimeCode } from "./untested-modules.ts";

const files: Record<string, string> = {
  "apps/web/package.json": `{ "imports": { "#lib/*": "./app/lib/*", "#test/*": "./test/*" } }`,
  "apps/web/app/routes/account/orders.tsx": `import { sum } from "#lib/sum.ts"; export default sum;`,
  "apps/web/app/routes/account/sales.tsx": `import { sum } from "#lib/sum.ts"; export default sum;`,
  "apps/web/app/lib/sum.ts": "export const sum = 1;",
  "apps/web/app/lib/named.ts": "export const named = 1;",
  "apps/web/app/lib/later.ts": "export const later = 1;",
  "apps/web/app/lib/shape.ts": "export interface Shape { cents: number }",
  "apps/web/app/lib/typed.ts": "export type Typed = 1; export const typed = 1;",
  "apps/web/test/helper.ts": `export const open = () => import("../app/lib/later.ts");`,
  "apps/web/app/routes/account/orders.test.ts": `
    import "./orders.tsx";
    import "#test/helper.ts";
    import type { Typed } from "../../lib/typed.ts";`,
  "apps/web/app/routes.test.ts": `const pages = import.meta.glob("./routes/**/*.tsx");`,
  "apps/api/src/main.ts": "export const main = 1;",
  "packages/art/src/cli.ts": "export const cli = 1;",
  "e2e/sales.spec.ts": `import "../apps/web/app/routes/account/sales.tsx";`,
};

const root = mkdtempSync(join(tmpdir(), "boab-untested-"));
afterAll(() => rmSync(root, { recursive: true }));
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test("finds what no test imports; journeys, globs and imports of types load nothing", () => {
  expect(findUntestedModules(root)).toEqual([
    "apps/api/src/main.ts",
    "apps/web/app/lib/named.ts",
    "apps/web/app/lib/typed.ts",
    "apps/web/app/routes/account/sales.tsx",
    "packages/art/src/cli.ts",
  ]);
});

describe("a module of types alone needs no test", () => {
  test.each([
    [`import type { A } from "./a.ts"; export interface B { a: A } export type C = B;`, false],
    [`export type { A } from "./a.ts";`, false],
    [`export { a } from "./a.ts";`, true],
    ["export const a = 1;", true],
    ["export default function Page() { return <p>Hello</p>; }", true],
  ])("%s: %s", (text, expected) => {
    expect(hasRuntimeCode(text)).toBe(expected);
  });
});

test.each([
  ["apps/web/app/areas/payments/sales/sale-table.tsx", "web payments"],
  ["apps/web/app/routes/admin/users.tsx", "web admin"],
  ["apps/web/app/root.tsx", "web root"],
  ["apps/api/src/areas/jobs/deps.ts", "api jobs"],
  ["apps/api/src/platform/db/db.ts", "api platform"],
  ["packages/art/src/cli.ts", "art"],
])("%s belongs to %s", (file, area) => {
  expect(getArea(file)).toBe(area);
});

test("areas are listed in order, each with its modules", () => {
  const listed = ["packages/art/src/cli.ts", "apps/api/src/b.ts", "packages/art/src/a.ts"];
  expect(groupByArea(listed)).toEqual([
    ["api b", ["apps/api/src/b.ts"]],
    ["art", ["packages/art/src/cli.ts", "packages/art/src/a.ts"]],
  ]);
});
