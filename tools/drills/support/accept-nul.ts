import { breakSource } from "./break-source.ts";

// For the drill `fuzz`: texts that the database cannot store are let through.
breakSource([
  ["common/fields.ts", '!text.includes("\\0") && text.isWellFormed()', 'typeof text === "string"'],
]);
