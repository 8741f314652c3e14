import { readFileSync } from "node:fs";
import { selvedge } from "@boab/art/selvedge";
import { expect, test } from "vitest";
import { toSvgDataUri } from "../routes/development/svg-data-uri.ts";

test("the woven edge in the style sheet is the one that is drawn for Boab", () => {
  const sheet = readFileSync(new URL("./selvedge.css", import.meta.url), "utf8");
  expect(sheet).toContain(`url("${toSvgDataUri(selvedge("boab", 1440, 10))}")`);
});
