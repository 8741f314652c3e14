import { describe, expect, it } from "vitest";
import {
  expandSelection,
  parseReadings,
  parseReadingsByCriterion,
  parseRequirements,
  splitParts,
} from "./requirements.ts";
import { findTestTitles } from "./test-titles.ts";

const requirements = parseRequirements(`
| ID | Acceptance criterion | Src |
|---|---|---|
| SHELL-01 | The home page. | A1 |
| SHELL-02 | The directory, see SHELL-01. | A2 |
| DIR-HOME-01 | Hero buttons. | A3 |
| X-01 | U | A settled contradiction. |
`);

describe("reading the criteria", () => {
  it("counts our own apart from those of the specifications", () => {
    const { specified, added } = splitParts(
      "| SHELL-01 | Home. |\n| X-01 | U |\n# Part 6 — Our own criteria\n| FEE-01 | A fee. |\n",
    );
    expect([...parseRequirements(specified).values()]).toEqual([["SHELL-01"]]);
    expect([...parseRequirements(added).values()]).toEqual([["FEE-01"]]);
  });

  it("finds the readings a criterion points to, in part 1 alone", () => {
    const pointers = parseReadingsByCriterion(
      "| SHELL-01 | Home. | A1 |\n| BOOK-08 | Slots. → X-31, X-88 | C9 |\n| X-31 | U | → X-01 |\n",
    );
    expect([...pointers]).toEqual([
      ["SHELL-01", []],
      ["BOOK-08", ["X-31", "X-88"]],
    ]);
  });

  it("reads every numbered row and skips the settled contradictions", () => {
    expect(Object.fromEntries(requirements)).toEqual({
      SHELL: ["SHELL-01", "SHELL-02"],
      "DIR-HOME": ["DIR-HOME-01"],
    });
  });

  it.each([
    ["SHELL", ["SHELL-01", "SHELL-02"]],
    ["SHELL-02,DIR-HOME", ["SHELL-02", "DIR-HOME-01"]],
    ["SHELL-01..SHELL-02", ["SHELL-01", "SHELL-02"]],
  ])("expands %s", (selection, ids) => {
    expect(expandSelection(selection, requirements)).toEqual(ids);
  });

  it.each(["SHEL", "SHELL-09", "SHELL-01..SHELL-09"])("refuses %s", (selection) => {
    expect(() => expandSelection(selection, requirements)).toThrow("names no criteria");
  });
});

it("tells the readings that are not built yet from the others", () => {
  const document = `
| SHELL-01 | The home page. → X-01 | A1 |
| X-01 | U | A contradiction. | The reading. | Why. |
| X-102 | M | A gap. | **Not built yet.** The reading. | Why. |
`;
  expect(parseReadings(document)).toEqual({ all: ["X-01", "X-102"], notBuilt: ["X-102"] });
});

describe("reading the titles", () => {
  it.each([
    ["a plain test", `test("ONE", () => {});`, ["ONE"]],
    ["a group and its test", `describe("ONE", () => { it("TWO", () => {}); });`, ["ONE", "TWO"]],
    ["Playwright's groups", `test.describe("ONE", () => {});`, ["ONE"]],
    ["a table of tests", `it.each([["no"]])("ONE %s", () => {});`, ["ONE %s"]],
    ["a title with a value", `it(\`ONE \${role} TWO\`, () => {});`, ["ONE … TWO"]],
    ["a test that is skipped", `test.skip("ONE", () => {});`, []],
    ["tests in a skipped group", `describe.skip("x", () => { it("ONE", () => {}); });`, []],
    ["a step", `test("ONE", async () => { await test.step("TWO", run); });`, ["ONE"]],
    ["other calls, comments and texts", `// test("ONE")\nexpect("TWO").toBe("THREE");`, []],
  ])("finds %s", (_what, source, titles) => {
    expect(findTestTitles("some.test.ts", source)).toEqual(titles);
  });
});
