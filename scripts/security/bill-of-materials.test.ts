import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { repositoryRoot } from "../lib/paths.ts";
import { type LockFile, makeBillOfMaterials } from "./bill-of-materials.ts";

const readJson = (file: string) => JSON.parse(readFileSync(join(repositoryRoot, file), "utf8"));
const product = { name: "boab", version: "0.1.0" };

it("the bill of materials has every runtime dependency, with its hash, and nothing of development", () => {
  const { components } = makeBillOfMaterials(readJson("package-lock.json") as LockFile, product);
  const names = new Set(components.map(({ name }) => name));
  const manifests = globSync("{apps,packages,tools}/*/package.json", { cwd: repositoryRoot });
  const directDependencies = manifests
    .flatMap((file) => Object.keys(readJson(file).dependencies ?? {}))
    .filter((name) => !name.startsWith("@boab/"));
  expect(directDependencies.filter((name) => !names.has(name))).toEqual([]);
  expect(["vitest", "@playwright/test", "knip", "vite"].filter((name) => names.has(name))).toEqual(
    [],
  );
  expect(components.filter(({ hashes }) => hashes === undefined)).toEqual([]);
});

it("a package is described once, however many folders it is installed in", () => {
  const locked = { version: "1.2.3", integrity: "sha512-AAEC", license: "MIT" };
  const packages = {
    "": { version: "0.1.0" },
    "apps/web": { version: "0.1.0" },
    "node_modules/@boab/web": {},
    "node_modules/@scope/one": locked,
    "apps/web/node_modules/@scope/one": locked,
    "node_modules/tool": { ...locked, dev: true },
    "node_modules/a/node_modules/only-there": { ...locked, optional: true },
  };
  expect(makeBillOfMaterials({ packages }, product).components).toMatchObject([
    {
      name: "@scope/one",
      purl: "pkg:npm/%40scope/one@1.2.3",
      scope: "required",
      licenses: [{ expression: "MIT" }],
      hashes: [{ content: "000102" }],
    },
    { name: "only-there", scope: "optional" },
  ]);
});
