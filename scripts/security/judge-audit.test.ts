import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { repositoryRoot } from "../lib/paths.ts";
import { type AuditException, judgeAudit } from "./judge-audit.ts";

const vulnerability = {
  source: 1,
  name: "left-pad",
  title: "Pads too far",
  url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  severity: "high",
};
const report = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: { "left-pad": { via: [vulnerability] }, padding: { via: ["left-pad"] } },
});
const exception = {
  advisory: "GHSA-aaaa-bbbb-cccc",
  package: "left-pad",
  reason: "Only our own constants are padded with it.",
  until: "2026-12-01",
};

describe("the answer of the registry", () => {
  it("fails on an advisory, once, with its name", () => {
    expect(judgeAudit(report, [], "2026-11-17")).toEqual({
      isAnswered: true,
      advisories: 1,
      problems: ["GHSA-aaaa-bbbb-cccc: left-pad (high): Pads too far"],
    });
  });

  it("passes with a written exception until its day, and fails after it", () => {
    const problems = (today: string) => judgeAudit(report, [exception], today);
    expect(problems("2026-12-01")).toMatchObject({ problems: [] });
    expect(problems("2026-12-02")).toMatchObject({
      problems: [expect.stringContaining("left-pad")],
    });
  });

  it("fails on an exception that is no longer needed", () => {
    const clean = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
    expect(judgeAudit(clean, [], "2026-11-17")).toMatchObject({ advisories: 0, problems: [] });
    expect(judgeAudit(clean, [exception], "2026-11-17")).toMatchObject({
      problems: ["GHSA-aaaa-bbbb-cccc: the exception is no longer needed"],
    });
  });
});

it.each([
  ["a mirror that has no advisories", JSON.stringify({ statusCode: 405 }), "it answered 405"],
  ["nothing at all", "", "no answer"],
  ["something else", "<html>", "no answer"],
])("%s is no answer, which is said and is not a pass", (_what, printed, why) => {
  expect(judgeAudit(printed, [], "2026-11-17")).toEqual({ isAnswered: false, why });
});

it("docs/audit-exceptions.json gives each exception an advisory, a reason and a day", () => {
  const file = readFileSync(join(repositoryRoot, "docs/audit-exceptions.json"), "utf8");
  const wrong = (JSON.parse(file) as AuditException[]).filter(
    ({ advisory, reason, until }) =>
      !/^GHSA(-\w{4}){3}$/.test(advisory) || reason.length < 20 || Number.isNaN(Date.parse(until)),
  );
  expect(wrong).toEqual([]);
});
