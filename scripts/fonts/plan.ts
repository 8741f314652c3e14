/** What each committed font file is made of. Sources are the @fontsource-variable packages. */

export type Range = readonly [first: number, last: number];
export type AxisSetting = number | { min: number; max: number };

export interface FontFile {
  /** Of web fonts in apps/web/public/fonts. */
  name: string;
  /** Source file below node_modules/@fontsource-variable. */
  source: string;
  characters: readonly Range[];
  /** A number pins the axis, a range narrows it; both drop outlines nobody sees. */
  axes: Record<string, AxisSetting>;
  /** Preloaded, and counted against the budget of the first view. */
  isPreloaded?: boolean;
}

export const firstViewBudgetBytes = 120_000;

/** English, the symbols around prices and quotes, and the arrows used in buttons. */
const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** Hausa, Akan, Ewe, Yoruba and related languages: ɓ ɗ ƙ ƴ ɛ ɔ ŋ ṣ. */
const latinExtended: readonly Range[] = [
  [0x100, 0x2ba],
  [0x1e00, 0x1e9f],
];

/* Dotted and tone-marked vowels: ọ ẹ. */
const toneMarkedVowels: readonly Range[] = [
  [0x102, 0x103],
  [0x128, 0x129],
  [0x168, 0x169],
  [0x1ea0, 0x1ef9],
];

/** Only Onest has the combining marks: it positions them, Bricolage does not. */
const combiningMarks: readonly Range[] = [
  [0x300, 0x304],
  [0x308, 0x309],
  [0x323, 0x323],
  [0x329, 0x329],
];

/**
 * Amharic, Tigrinya and Tigre need the first block; the others hold the letters of related
 * languages.
 */
const ethiopic: readonly Range[] = [[0x1200, 0x137f]];
const ethiopicExtended: readonly Range[] = [
  [0x1380, 0x139f],
  [0x2d80, 0x2ddf],
  [0xab00, 0xab2f],
];

/* With the letters of Hausa, Fula and Wolof. One file: letters join only within a font. */
const arabic: readonly Range[] = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
];

/* Display type has one weight and three widths; the optical size follows the type size. */
const bricolageAxes = { wght: 660, wdth: { min: 82, max: 88 }, opsz: { min: 12, max: 96 } };
const onestAxes = { wght: { min: 400, max: 700 } };
const serifAxes = { wght: { min: 400, max: 560 }, wdth: { min: 62.5, max: 75 } };

const bricolageSource = "bricolage-grotesque/files/bricolage-grotesque";
const onestSource = "onest/files/onest";
const sansEthiopicSource = "noto-sans-ethiopic/files/noto-sans-ethiopic-ethiopic-wght-normal.woff2";
const sansArabicSource = "noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2";
const serifSource = "noto-serif-display/files/noto-serif-display";

export const fontFiles: readonly FontFile[] = [
  {
    name: "bricolage-latin.woff2",
    source: `${bricolageSource}-latin-standard-normal.woff2`,
    characters: latin,
    axes: bricolageAxes,
    isPreloaded: true,
  },
  {
    name: "bricolage-latin-ext.woff2",
    source: `${bricolageSource}-latin-ext-standard-normal.woff2`,
    characters: latinExtended,
    axes: bricolageAxes,
  },
  {
    name: "bricolage-tone.woff2",
    source: `${bricolageSource}-vietnamese-standard-normal.woff2`,
    characters: toneMarkedVowels,
    axes: bricolageAxes,
  },
  {
    name: "onest-latin.woff2",
    source: `${onestSource}-latin-wght-normal.woff2`,
    characters: latin,
    axes: onestAxes,
    isPreloaded: true,
  },
  {
    name: "onest-latin-ext.woff2",
    source: `${onestSource}-latin-ext-wght-normal.woff2`,
    characters: latinExtended,
    axes: onestAxes,
  },
  {
    name: "onest-tone.woff2",
    source: `${onestSource}-vietnamese-wght-normal.woff2`,
    characters: [...toneMarkedVowels, ...combiningMarks],
    axes: onestAxes,
  },
  {
    name: "noto-sans-ethiopic.woff2",
    source: sansEthiopicSource,
    characters: ethiopic,
    axes: onestAxes,
  },
  {
    name: "noto-sans-ethiopic-ext.woff2",
    source: sansEthiopicSource,
    characters: ethiopicExtended,
    axes: onestAxes,
  },
  {
    name: "noto-sans-arabic.woff2",
    source: sansArabicSource,
    characters: arabic,
    axes: onestAxes,
  },
  {
    name: "noto-serif-latin.woff2",
    source: `${serifSource}-latin-standard-normal.woff2`,
    characters: latin,
    axes: serifAxes,
  },
  {
    name: "noto-serif-latin-italic.woff2",
    source: `${serifSource}-latin-standard-italic.woff2`,
    characters: latin,
    axes: serifAxes,
  },
  {
    name: "noto-serif-latin-ext.woff2",
    source: `${serifSource}-latin-ext-standard-normal.woff2`,
    characters: latinExtended,
    axes: serifAxes,
  },
  {
    name: "noto-serif-tone.woff2",
    source: `${serifSource}-vietnamese-standard-normal.woff2`,
    characters: toneMarkedVowels,
    axes: serifAxes,
  },
];

/** One weight a file, because PDF files embed outlines without axes. In apps/api/src/platform/pdf/fonts. */
const printed = (name: string, source: string, weight: number, characters: readonly Range[]) => ({
  name: `${name}-${weight}.ttf`,
  source,
  characters,
  axes: { wght: weight },
});

/* Words that read from right to left keep their order only if the space between them is of their font. */
const space: Range = [0x20, 0x20];

export const printedFontFiles: readonly FontFile[] = [
  ...[400, 700].flatMap((weight) => [
    printed("onest-latin", `${onestSource}-latin-wght-normal.woff2`, weight, latin),
    printed("onest-latin-ext", `${onestSource}-latin-ext-wght-normal.woff2`, weight, latinExtended),
    printed("onest-tone", `${onestSource}-vietnamese-wght-normal.woff2`, weight, [
      ...toneMarkedVowels,
      ...combiningMarks,
    ]),
  ]),
  printed("noto-sans-ethiopic", sansEthiopicSource, 400, [space, ...ethiopic]),
  printed("noto-sans-arabic", sansArabicSource, 400, [space, ...arabic]),
];
