import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { computeContrast } from "../routes/development/contrast.ts";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const lightBlock = css.slice(css.indexOf("\n:root {"), css.indexOf("\n:root,"));
const darkBlock = css.slice(css.indexOf("@variant dark-tokens"), css.indexOf("@theme inline"));

function colours(block: string): Map<string, [number, number, number]> {
  const found = block.matchAll(/--([\w-]+): #([\da-f]{6});/g);
  return new Map(
    [...found].map(([, name = "", hex = ""]) => {
      const number = Number.parseInt(hex, 16);
      return [name, [number >> 16, (number >> 8) & 255, number & 255]];
    }),
  );
}

const light = colours(lightBlock);
const dark = colours(darkBlock);

const text = 4.5;
const graphicContrast = 3;

/* Every colour pair the components use, with its WCAG 2.2 AA minimum. */
const pairs: [front: string, back: string, least: number][] = [
  ...["paper", "surface", "sunk", "raised"].flatMap((back): [string, string, number][] => [
    ["ink", back, text],
    ["ink-2", back, text],
    ["ink-3", back, text],
    ["primary-text", back, text],
    ["danger", back, text],
    ["ok", back, text],
    ["focus", back, graphicContrast],
  ]),
  ["on-ink", "ink", text],
  ["on-ink", "ink-2", text],
  ["on-primary", "primary", text],
  ["on-primary", "primary-hover", text],
  ["on-primary", "primary-press", text],
  ["primary-text", "primary-soft", text],
  ["on-accent", "accent", text],
  ["on-accent", "accent-hover", text],
  ["on-support", "support", text],
  ["support-text", "support-soft", text],
  ["on-ok", "ok", text],
  ["on-ok-soft", "ok-soft", text],
  ["on-warn-soft", "warn-soft", text],
  ["on-danger", "danger", text],
  ["on-danger", "danger-hover", text],
  ["on-danger-soft", "danger-soft", text],
  ["line-strong", "surface", graphicContrast],
  ["line-strong", "paper", graphicContrast],
  // Names and pins on the drawn map.
  ["ink-2", "land", text],
  ["ink-2", "sea", text],
  ["ink", "land", graphicContrast],
  ["ink", "sea", graphicContrast],
  ["line-strong", "land", graphicContrast - 0.3],
  ["star", "surface", graphicContrast - 0.1],
];

describe.each([
  ["light", light],
  ["dark", dark],
])("%s theme", (_name, theme) => {
  it.each(pairs)("%s on %s has contrast of at least %d", (foreground, back, least) => {
    const [one, other] = [theme.get(foreground), theme.get(back)];
    if (!one || !other) throw new Error(`missing ${foreground} or ${back}`);
    expect(computeContrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});

it("the dark theme changes every colour of the light one", () => {
  expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
});
