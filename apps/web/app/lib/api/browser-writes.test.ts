import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "../../../../../scripts/lib/paths.ts";

const app = join(repositoryRoot, "apps/web/app");
const decision = join(repositoryRoot, "docs/decisions/027-one-way-to-write-from-a-page.md");
const generatedFiles = globSync(
  join(repositoryRoot, "packages/contracts/src/*/calls.generated.ts"),
);

const writes = generatedFiles.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/^export const (\w+): .* method: "(?!GET)/gm)].map(
    ([, name]) => name,
  ),
);
const isWrite = new RegExp(`\\.call\\(\\s*(?:calls\\.)?(?:${writes.join("|")})\\b`);

test("the decision on writing names every file that writes without a page's action, and no other", () => {
  const found = globSync(join(app, "**/*.{ts,tsx}"))
    .filter((file) => !/[.]test[.]tsx?$/.test(file))
    .filter((file) => isWrite.test(withoutComments(readFileSync(file, "utf8"))))
    .filter((file) => /calls[.]generated/.test(readFileSync(file, "utf8")))
    .map((file) => relative(app, file));
  const named = [...readFileSync(decision, "utf8").matchAll(/`((?:areas|lib)\/[^`]+[.]tsx?)`/g)]
    .map(([, file]) => file)
    .filter((file) => file !== "lib/api/browser-writes.test.ts");
  expect(writes.length).toBeGreaterThan(100);
  expect(named.toSorted()).toEqual(found.toSorted());
});

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
