import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repositoryRoot } from "./lib/paths.ts";
import { type LockFile, makeBillOfMaterials } from "./security/bill-of-materials.ts";

const readJson = (file: string) => JSON.parse(readFileSync(join(repositoryRoot, file), "utf8"));
const target = join(repositoryRoot, ".cache", "sbom.cdx.json");

const { name, version } = readJson("package.json") as { name: string; version: string };
const bill = makeBillOfMaterials(readJson("package-lock.json") as LockFile, { name, version });
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} components in .cache/sbom.cdx.json`);
