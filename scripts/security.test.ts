import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "./lib/paths.ts";

const read = (file: string) => readFileSync(join(repositoryRoot, file), "utf8");

/**
 * The sections of OWASP ASVS 5.0.0 with the levels of their items in order: `2,2` means that the first
 * two items are of level 2. Items of level 3 are `-`.
 */
const levelsBySection: Record<string, string> = {
  "1.1": "2,2",
  "1.2": "1,1,1,1,1,2,2,2,2,-",
  "1.3": "1,1,2,2,2,2,2,2,2,2,2,-",
  "1.4": "2,2,2",
  "1.5": "1,2,-",
  "2.1": "1,2,2",
  "2.2": "1,1,2",
  "2.3": "1,2,2,2,-",
  "2.4": "2,-",
  "3.2": "1,1,-",
  "3.3": "1,2,2,2,-",
  "3.4": "1,1,2,2,2,2,-,-",
  "3.5": "1,1,1,2,2,-,-,-",
  "3.7": "2,2,-,-,-",
  "4.1": "1,2,2,-,-",
  "4.2": "2,-,-,-,-",
  "4.3": "2,2",
  "4.4": "1,2,2,2",
  "5.1": "2",
  "5.2": "1,1,2,-,-,-",
  "5.3": "1,1,-",
  "5.4": "2,2,2",
  "6.1": "1,2,2",
  "6.2": "1,1,1,1,1,1,1,1,2,2,2,2",
  "6.3": "1,1,2,2,-,-,-,-",
  "6.4": "1,1,2,2,-,-",
  "6.5": "2,2,2,2,2,-,-,-",
  "6.6": "2,2,2,-",
  "6.8": "2,2,2,2",
  "7.1": "2,2,2",
  "7.2": "1,1,1,1",
  "7.3": "2,2",
  "7.4": "1,1,2,2,2",
  "7.5": "2,2,-",
  "7.6": "2,2",
  "8.1": "1,2,-,-",
  "8.2": "1,1,2,-",
  "8.3": "1,-,-",
  "8.4": "2,-",
  "9.1": "1,1,1",
  "9.2": "1,2,2,2",
  "10.1": "2,2",
  "10.2": "2,2,-",
  "10.3": "2,2,2,2,-",
  "10.4": "1,1,1,1,1,2,2,2,2,2,2,-,-,-,-,-",
  "10.5": "2,2,2,2,2",
  "10.6": "2,2",
  "10.7": "2,2,2",
  "11.1": "2,2,-,-",
  "11.2": "2,2,2,-,-",
  "11.3": "1,1,2,-,-",
  "11.4": "1,2,2,2",
  "11.5": "2,-",
  "11.6": "2,-",
  "12.1": "1,2,2,-,-",
  "12.2": "1,1",
  "12.3": "2,2,2,2,-",
  "13.1": "2,-,-,-",
  "13.2": "2,2,2,2,2,-",
  "13.3": "2,2,-,-",
  "13.4": "1,2,2,2,2,-,-",
  "14.1": "2,2",
  "14.2": "1,2,2,2,-,-,-,-",
  "14.3": "1,2,2",
  "15.1": "1,2,2,-,-",
  "15.2": "1,2,2,-,-",
  "15.3": "1,2,2,2,2,2,2",
  "16.1": "2",
  "16.2": "2,2,2,2,2",
  "16.3": "2,2,2,2",
  "16.4": "2,2,2",
  "16.5": "2,2,2,-",
  "17.1": "2,-",
  "17.2": "2,2,2,2,-,-,-,-",
  "17.3": "2,2",
};

const requiredItems = Object.entries(levelsBySection).flatMap(([section, levels]) =>
  levels
    .split(",")
    .flatMap((level, index) => (level === "-" ? [] : `${section}.${index + 1} ${level}`)),
);

type Verdict = "Met" | "Not met" | "Not applicable";
const verdicts: Verdict[] = ["Met", "Not met", "Not applicable"];

interface Item {
  number: string;
  level: string;
  verdict: string;
  reason: string;
}

const splitCells = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

function parseItems(page: string): Item[] {
  return page
    .split("\n")
    .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
    .map((line) => {
      const [number = "", level = "", , verdict = "", reason = ""] = splitCells(line);
      return { number, level, verdict, reason };
    });
}

/** Files in `code` that look like a path of ours, beside the links that docs.test.ts checks. */
const findPaths = (page: string) =>
  [...page.matchAll(/`((?:apps|packages|scripts|tools|e2e|docs|deploy)\/[\w./-]+)`/g)].map(
    ([, path = ""]) => path,
  );

describe("docs/security.md", () => {
  const page = read("docs/security.md");
  const items = parseItems(page);

  it("answers every item of levels 1 and 2 once", () => {
    expect(requiredItems).toHaveLength(253);
    expect(items.map(({ number, level }) => `${number} ${level}`)).toEqual(requiredItems);
  });

  it("gives each one of three verdicts, with a proof or a reason", () => {
    const wrong = items.filter(
      ({ verdict, reason }) =>
        !verdicts.includes(verdict as Verdict) ||
        reason === "" ||
        (verdict === "Met" && !reason.includes("](")),
    );
    expect(wrong).toEqual([]);
  });

  it("adds them up correctly", () => {
    for (const level of ["1", "2"]) {
      const levelItems = items.filter((item) => item.level === level);
      const sums = verdicts.map(
        (verdict) => levelItems.filter((item) => item.verdict === verdict).length,
      );
      const row = page.split("\n").find((line) => new RegExp(`^\\| ${level} +\\| \\d`).test(line));
      expect(splitCells(row ?? "")).toEqual([level, ...sums, levelItems.length].map(String));
    }
  });
});

describe.each(["docs/security.md", "docs/threat-model.md", "SECURITY.md"])("%s", (file) => {
  it("names files that exist", () => {
    const missing = findPaths(read(file)).filter((path) => !existsSync(join(repositoryRoot, path)));
    expect(missing).toEqual([]);
  });
});
