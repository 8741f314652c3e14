/**
 * Makes the web fonts and those of PDF files from the @fontsource-variable packages:
 * fewer characters per file, narrower axes. Run it after changing plan.ts or a font package:
 *   node scripts/fonts/subset.ts
 * The results are committed, so neither the build nor the tests need this step.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { type FontFile, fontFiles, printedFontFiles, type Range } from "./plan.ts";

const fontPackagesUrl = new URL("../../node_modules/@fontsource-variable/", import.meta.url);

await makeFontFiles(fontFiles, "apps/web/public/fonts/", "woff2");
await makeFontFiles(printedFontFiles, "apps/api/src/platform/pdf/fonts/", "sfnt");

type Format = "woff2" | "sfnt";

async function makeFontFiles(files: readonly FontFile[], folder: string, format: Format) {
  const output = new URL(`../../${folder}`, import.meta.url);
  await mkdir(output, { recursive: true });
  for (const file of files) {
    const subsetBytes = await makeSubset(file, format);
    await writeFile(new URL(file.name, output), subsetBytes);
    console.log(`${file.name.padEnd(32)} ${String(subsetBytes.length).padStart(7)} bytes`);
  }
}

async function makeSubset(file: FontFile, targetFormat: Format): Promise<Buffer> {
  const source = await readFile(new URL(file.source, fontPackagesUrl));
  return subsetFont(source, toCharacters(file.characters), {
    targetFormat,
    variationAxes: file.axes,
  });
}

function toCharacters(ranges: readonly Range[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
    )
    .join("");
}
