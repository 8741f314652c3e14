import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { accountTexts } from "./accounts/texts.ts";
import { shellTexts } from "./common/texts.ts";
import { directoryTexts } from "./directory/texts.ts";
import { outreachTexts } from "./outreach/texts.ts";
import { uploadTexts } from "./uploads/texts.ts";

const requirements = readFileSync(
  new URL("../../../docs/requirements.md", import.meta.url),
  "utf8",
);
/** Part 5 and the criteria show the exact texts in backticks. */
const shown = new Set(Array.from(requirements.matchAll(/`([^`]+)`/g), ([, text]) => text));

describe("specified texts match the requirements word for word", () => {
  const all = [accountTexts, directoryTexts, outreachTexts, shellTexts, uploadTexts].flatMap(
    (texts) => Object.entries(texts),
  );

  test.each(all)("%s: %s", (_name, text) => {
    expect(shown).toContain(text);
  });
});
