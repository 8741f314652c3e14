import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readConfig } from "#platform/config/config.ts";
import { makeLogger } from "#platform/log/log.ts";
import { buildApp } from "../src/app.ts";

// `npm run openapi` writes the published contract; `-- --check` compares it with the committed one.
const file = fileURLToPath(new URL("../../../docs/openapi.json", import.meta.url));

const { server } = await buildApp(readConfig(), makeLogger("silent", "script"));
await server.ready();
const generated = `${JSON.stringify(server.swagger(), null, 2)}\n`;
await server.close();

if (!process.argv.includes("--check")) {
  writeFileSync(file, generated);
  console.log("docs/openapi.json written");
} else if (readFileSync(file, "utf8") !== generated) {
  console.error("The published contract changed; look at the difference and run npm run openapi");
  process.exit(1);
} else {
  console.log("docs/openapi.json is up to date");
}
