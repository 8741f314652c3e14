import { describe, expect, test } from "vitest";
import { readSource } from "./read-names.ts";
import { isMisnamedCopy } from "./word-list.ts";

const listNames = (text: string) => readSource("file.tsx", text).names.map(({ name }) => name);
const listMarkLines = (text: string) => readSource("file.tsx", text).markLines;
const listSpreadLines = (text: string) => readSource("file.tsx", text).spreadLines;

describe("private words", () => {
  test.each([
    ["const mostRows = 2;", ["mostRows"]],
    ["const row = { keptRows: 1 };", ["keptRows"]],
    ["interface Row { wantedAt: Date }", ["wantedAt"]],
    ["function tellBuyer() {}", ["tellBuyer"]],
    ["const columns = { told_at: 1 };", ["told_at"]],
    ["const MOST_ROWS = 2;", ["MOST_ROWS"]],
    ["const totalOf = (rows: number[]) => rows.length;", ["totalOf"]],
    ["const mediaAddress = '/media';", ["mediaAddress"]],
    ["export const bookingTexts = { nameRequired: 'Name?' } as const;", ["bookingTexts"]],
    ["const orderNotes = { notSent: 'Not sent.' };", ["orderNotes"]],
  ])("%s", (text, names) => expect(listNames(text)).toEqual(names));

  test.each([
    "const almostFull = true;",
    "const mostRecent = 1;",
    "const listOf = [];",
    "const text = 'most of what we keep'; // told",
    "<p>As usual, we keep it.</p>;",
    "rows.indexOf(1);",
    "const followStore = 1;",
    "const homeAddress = 'Barkly Street';",
    "export const bookingCopy = { nameRequired: 'Name?' } as const;",
    "const customerNotes = 'Please ring twice.';",
  ])("%s has none", (text) => expect(listNames(text)).toEqual([]));
});

describe("spreads of a literal", () => {
  test.each([
    "f({ ...{ a, b } });",
    "f([...['a', 'b']]);",
    "f([...(['a'] as const)]);",
    "<Form {...{ a, b }} />;",
    "Object.assign(link, { href });",
  ])("%s", (text) => expect(listSpreadLines(text)).toEqual([1]));

  test.each(["f({ ...rest, a });", "<Form {...rest} />;", "f({ ...(isOn && { a }) });"])(
    "%s hides no field",
    (text) => expect(listSpreadLines(text)).toEqual([]),
  );
});

describe("a state that is read out of a mark in a text", () => {
  test.each([
    "const isError = text.includes('❌');",
    "const isDone = text.startsWith(`✅`);",
    "const plain = text.replace(/^[❌✅]/u, '');",
    "if (text[0] === '❌') throw text;",
    "switch (mark) { case '⚠': break; }",
  ])("%s", (text) => expect(listMarkLines(text)).toEqual([1]));

  test.each([
    "const marks = { ok: '✅ ', danger: '❌ ' };",
    "const message = { tone: 'danger', text: 'Too cheap.' };",
    "const isError = tone === 'danger'; // not ❌",
  ])("%s reads none", (text) => expect(listMarkLines(text)).toEqual([]));
});

test.each([
  ["job-words.ts", true],
  ["order-copy.ts", true],
  ["cart-notes.ts", true],
  ["device-copy.ts", false],
  ["texts.ts", true],
  ["fallback-texts.server.ts", true],
  ["copy.ts", false],
  ["search-words.ts", false],
  ["contexts.ts", false],
])("%s is a misnamed file of sentences: %s", (fileName, isMisnamed) => {
  expect(isMisnamedCopy(fileName)).toBe(isMisnamed);
});
