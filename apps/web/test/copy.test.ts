import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { prefixToneEmoji, type StatusMessage } from "#lib/format/status-message.ts";

const root = new URL("../../..", import.meta.url);
const readText = (file: string) => readFileSync(new URL(file, root), "utf8");

/** The texts in backticks, by the requirement whose row has them. */
const textsByRow = new Map<string, Set<string>>();
for (const line of readText("docs/requirements.md").split("\n")) {
  const [, id] = /^\| ([A-Z][A-Z-]*-\d+) \|/.exec(line) ?? [];
  if (id)
    textsByRow.set(id, new Set(Array.from(line.matchAll(/`([^`]+)`/g), ([, text = ""]) => text)));
}

interface CopyText {
  /** `bookingCopy.nameRequired` */
  name: string;
  text: string;
  /** The requirement named in the comment behind the text; our own texts have none. */
  requirement: string | undefined;
}

/** Every text of a `copy.ts` in an exported object, with the comment behind it. */
function readCopy(file: string): CopyText[] {
  const source = ts.createSourceFile(file, readText(file), ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations.flatMap(({ name, initializer }) => {
      const object = initializer && ts.isAsExpression(initializer) && initializer.expression;
      if (!object || !ts.isObjectLiteralExpression(object)) return [];
      return object.properties.filter(ts.isPropertyAssignment).flatMap((property) => {
        const text = readValue(property.initializer);
        if (text === undefined) return [];
        const [, requirement] =
          /^,? *\/\/ ([A-Z][A-Z-]*-\d+)$/m.exec(readRestOfLine(source.text, property.end)) ?? [];
        return [{ name: `${name.getText()}.${property.name.getText()}`, text, requirement }];
      });
    }),
  );
}

const readRestOfLine = (text: string, from: number) => text.slice(from).split("\n", 1)[0] ?? "";

/** A sentence, or a message whose mark comes from its tone. */
function readValue(value: ts.Expression): string | undefined {
  if (ts.isStringLiteral(value)) return value.text;
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  const fields = new Map(
    value.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [
        name.getText(),
        ts.isStringLiteral(initializer) ? initializer.text : "",
      ]),
  );
  const tone = (["ok", "warn", "danger"] satisfies StatusMessage["tone"][]).find(
    (one) => one === fields.get("tone"),
  );
  return tone && prefixToneEmoji({ tone, text: fields.get("text") ?? "" });
}

const files = ["packages/contracts/src", "apps/web/app"].flatMap((folder) =>
  globSync(`${folder}/**/copy.ts`, { cwd: root }),
);
const all = files.flatMap(readCopy);
const specified = all.filter(({ requirement }) => requirement);

test("every specified text is found: none lost its requirement on the way", () => {
  expect(specified.length).toBeGreaterThanOrEqual(153);
});

describe("specified texts match their requirement word for word", () => {
  test.each(specified)("$name: $text ($requirement)", ({ text, requirement = "" }) => {
    expect(textsByRow.get(requirement) ?? new Set()).toContain(text);
  });
});

describe("specified texts are shown by a page or a response", () => {
  // Contracts too: what a field or an error code says goes out with the refusal.
  const product = ["apps/web/app", "apps/api/src", "packages/contracts/src"]
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !/[.](test|spec)[.]/.test(file))
    .map(readText)
    .join("\n");

  test.each(specified)("$name: $text", ({ name }) => {
    const [object, key] = name.split(".");
    const isRead = new RegExp(`\\b${object}[.]${key}\\b`).test(product);
    const destructuringPattern = new RegExp(`\\b${key}\\b[^;{}]*} = ${object};`).test(product);
    expect(isRead || destructuringPattern, `${name} is used nowhere`).toBe(true);
  });
});
