import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";

export type Weight = "regular" | "bold";

interface PrintedFont {
  name: string;
  data: Buffer;
  has(point: number): boolean;
}

function readFont(name: string): PrintedFont {
  const data = readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
  const font = fontkit.create(data);
  if (font.type !== "TTF") throw new Error(`${name} is not one font`);
  return { name, data, has: (point) => font.hasGlyphForCodePoint(point) };
}

const readLatinFonts = (weight: number) =>
  ["onest-latin", "onest-latin-ext", "onest-tone"].map((name) => readFont(`${name}-${weight}`));
const nonLatinFonts = ["noto-sans-ethiopic-400", "noto-sans-arabic-400"].map(readFont);

/** The first font that has a letter shows it. */
const fonts = {
  regular: [...readLatinFonts(400), ...nonLatinFonts],
  bold: [...readLatinFonts(700), ...nonLatinFonts],
};

export const allFonts = [...new Set([...fonts.regular, ...fonts.bold])];

const graphemeSegmenter = new Intl.Segmenter("en-AU", { granularity: "grapheme" });

export interface FontRun {
  font: string;
  text: string;
}

/**
 * Splits a text into runs, each with a font that has its letters. A letter that no font has becomes a question mark.
 */
export function splitByFont(text: string, weight: Weight): FontRun[] {
  const runs: FontRun[] = [];
  const [defaultFont] = fonts[weight];
  let current: PrintedFont | undefined;
  for (const { segment } of graphemeSegmenter.segment(text.normalize("NFC"))) {
    const points = [...segment].map((letter) => letter.codePointAt(0) ?? 0);
    const canShow = (font: PrintedFont | undefined) => font && points.every(font.has);
    // A space stays with the word before it.
    const font = segment === " " && canShow(current) ? current : fonts[weight].find(canShow);
    const last = runs.at(-1);
    const shown = font ? segment : "?";
    current = font ?? defaultFont;
    if (last && last.font === current?.name) last.text += shown;
    else runs.push({ font: current?.name ?? "", text: shown });
  }
  return runs;
}
