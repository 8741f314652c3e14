import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { dropUnusedWeights } from "./slim-icons.ts";

const icons = createRequire(import.meta.url).resolve("@phosphor-icons/react/package.json");
const definitionOf = (name: string) =>
  readFileSync(icons.replace("package.json", `dist/defs/${name}.es.js`), "utf8");

test.each(["Moon", "CheckCircle", "X"])("%s keeps regular, bold and fill", (name) => {
  const slim = dropUnusedWeights(definitionOf(name));
  expect(slim.match(/^ {4}"(\w+)",$/gm)?.map((line) => line.trim())).toEqual([
    '"bold",',
    '"fill",',
    '"regular",',
  ]);
});

test("no component uses a dropped weight", () => {
  const viewers = globSync("app/**/*.tsx", { cwd: new URL("..", import.meta.url) }).filter((file) =>
    /weight="(thin|light|duotone)"/.test(
      readFileSync(new URL(`../${file}`, import.meta.url), "utf8"),
    ),
  );
  expect(viewers).toEqual([]);
});
