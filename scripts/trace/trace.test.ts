import { describe, expect, it } from "vitest";
import { expandSelection, parseRequirements } from "./requirements.ts";
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
