import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { useTestApp } from "./harness.ts";

const root = join(import.meta.dirname, "..", "..", "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const app = useTestApp();
const rules = read("deploy/observe/rules.yml");
const files = [rules, read("deploy/observe/rules.test.yml"), read("deploy/observe/dashboard.json")];
const named = (pattern: RegExp) => [
  ...new Set(files.flatMap((text) => [...text.matchAll(pattern)].map(([, name = ""]) => name))),
];

const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);

describe("deploy/observe", () => {
  test("names only metrics that the API serves", async () => {
    // The histogram has a series after the first request.
    await app.call("GET", "/session");
    const { body } = await app.call("GET", "/metrics");
    const served = new Set([...body.matchAll(/^(\w+)[{ ]/gm)].map(([, name]) => name));
    const metrics = named(/\b((?:http|database|process|nodejs)_[a-z0-9_]+)\b/g);
    expect(metrics.length).toBeGreaterThan(7);
    expect(metrics.filter((name) => !served.has(name))).toEqual([]);
  });

  test("names only shares that the rules record", () => {
    const recordedNames = new Set([...rules.matchAll(/- record: (\S+)/g)].map(([, name]) => name));
    expect(named(/(boab:\w+:\w+)/g).filter((name) => !recordedNames.has(name))).toEqual([]);
  });

  test("names only routes that the API has", () => {
    const { routes: calls, webhooks } = app.services;
    const routes = [...calls.map(({ call }) => call.path), ...webhooks.map(({ path }) => path)];
    const patterns = named(/route=~?\\?"([^"\\]+)\\?"/g).flatMap((pattern) => pattern.split("|"));
    expect(patterns).toContain("/session");
    const unmatchedPatterns = patterns.filter(
      (pattern) => !routes.some((route) => new RegExp(`^(?:${pattern})$`).test(route)),
    );
    expect(unmatchedPatterns).toEqual([]);
  });

  test("tests every alert, and operations says what to do first", () => {
    expect(alerts.length).toBeGreaterThan(8);
    const operations = read("docs/operations.md");
    const steps = (name: string) =>
      operations
        .split("\n")
        .find((line) => line.startsWith(`| \`${name}\` `))
        ?.split("|") ?? [];
    expect(alerts.filter((name) => steps(name).filter((cell) => cell.trim()).length !== 5)).toEqual(
      [],
    );
    const testedAlerts = new Set(named(/alertname: (\w+)/g));
    expect(alerts.filter((name) => !testedAlerts.has(name))).toEqual([]);
  });
});
