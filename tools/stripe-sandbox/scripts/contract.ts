import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { formatContract, generateContract } from "./contract/generate.ts";

// Writes the contract anew from the installed SDK: run it after an update of `stripe`.
const sdk = dirname(dirname(fileURLToPath(import.meta.resolve("stripe"))));
const target = join(import.meta.dirname, "..", "contract", "contract.json");

const contract = generateContract(sdk);
writeFileSync(target, formatContract(contract));
console.log(`${Object.keys(contract.paths).length} paths of ${contract.info.version}: ${target}`);
