import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { findIconWeights } from "./icon-weights.ts";
import { filterWeights, findUsedWeights } from "./slim-icons.ts";

const icons = createRequire(import.meta.url).resolve("@phosphor-icons/react/package.json");
const readDefinition = (name: string) =>
  readFileSync(icons.replace("package.json", `dist/defs/${name}.es.js`), "utf8");
const listWeightsLeft = (code: string) =>
  [...code.matchAll(/^ {4}"(\w+)",$/gm)].map(([, weight]) => weight);

test.each(["Moon", "CheckCircle", "X"])("%s keeps the weights that are named", (name) => {
  const code = readDefinition(name);
  expect(listWeightsLeft(filterWeights(code, new Set(["regular"])))).toEqual(["regular"]);
  expect(listWeightsLeft(filterWeights(code, new Set(["bold", "fill"])))).toEqual(["bold", "fill"]);
});

describe("which weights a file draws", () => {
  const makeImport = (name: string) =>
    `import { ${name}Icon } from "@phosphor-icons/react/dist/ssr/${name}";\n`;
  const listWeightsForX = (code: string) => [
    ...(findIconWeights(makeImport("X") + code).get("X") ?? []),
  ];
  const all = ["regular", "bold", "fill"];

  test.each([
    ["without a weight", "<XIcon size={20} />", ["regular"]],
    ["with one", '<XIcon\n  weight="bold"\n  size={20}\n/>', ["bold"]],
    ["twice", '<XIcon /> <XIcon weight="fill" />', ["regular", "fill"]],
    ["by a condition", '<XIcon weight={isOn ? "fill" : "bold"} />', ["bold", "fill"]],
    ["by a variable", "<XIcon weight={weight} />", all],
    ["with unknown props", "<XIcon {...props} />", all],
    ["handed on and drawn here", 'const Icon = XIcon; <Icon weight="fill" />', ["fill"]],
    ["handed on and drawn elsewhere", "export const icons = { close: XIcon };", all],
  ])("%s", (_, code, expected) => {
    expect(listWeightsForX(code)).toEqual(expected);
  });
});

test("the app draws most icons in one weight, and every icon it imports is known", () => {
  const app = new URL("../app", import.meta.url).pathname;
  const usedWeights = findUsedWeights(app);
  expect([...(usedWeights.get("FilmSlate") ?? [])]).toEqual(["regular"]);
  expect([...(usedWeights.get("Check") ?? [])]).toContain("bold");
});

test("no component asks for a weight that the design leaves out", () => {
  const offendingFiles = globSync("app/**/*.tsx", { cwd: new URL("..", import.meta.url) }).filter(
    (file) =>
      /weight="(thin|light|duotone)"/.test(
        readFileSync(new URL(`../${file}`, import.meta.url), "utf8"),
      ),
  );
  expect(offendingFiles).toEqual([]);
});
