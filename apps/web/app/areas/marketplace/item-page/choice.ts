import { itemPageTexts, selectFirst } from "@boab/contracts/marketplace/item-page-texts";

/** What an item comes in. */
export const optionKinds = ["type", "color", "size"] as const;
export type OptionKind = (typeof optionKinds)[number];
export type Options = Record<OptionKind, string>;

/** What somebody has chosen so far; null where they have not. */
export type Choice = Record<OptionKind, string | null>;

export interface VariantView extends Options {
  inStock: boolean;
  /** At most 20. */
  available: number;
}

export interface OptionPhoto {
  isMain: boolean;
  attrs: Options;
}

const nothing: Choice = { type: null, color: null, size: null };

/** People write M and m. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const fits = (variant: VariantView, choice: Choice): boolean =>
  optionKinds.every((kind) => choice[kind] === null || isSame(variant[kind], choice[kind]));

/** What there is of each kind, each once, in the seller's order. */
export function optionsOf(variants: readonly VariantView[]): Record<OptionKind, string[]> {
  const of = (kind: OptionKind) => {
    const values = variants.map((variant) => variant[kind]).filter(Boolean);
    return values.filter((value, at) => values.findIndex((one) => isSame(one, value)) === at);
  };
  return { type: of("type"), color: of("color"), size: of("size") };
}

/** The variant that is wanted most of those that fit: in stock, and otherwise the first. */
const bestOf = (variants: readonly VariantView[], choice: Choice): VariantView | undefined => {
  const fitting = variants.filter((variant) => fits(variant, choice));
  return fitting.find(({ inStock }) => inStock) ?? fitting[0];
};

/** Kinds without a choice choose themselves; the others wait for the buyer. */
function withOnlyOnes(variants: readonly VariantView[], choice: Choice): Choice {
  const options = optionsOf(variants);
  const filled = { ...choice };
  for (const kind of optionKinds) {
    const [only, another] = options[kind];
    if (only !== undefined && another === undefined) filled[kind] = only;
  }
  return filled;
}

/** The page opens with what the main photo shows, as long as there is some of it; the size is the buyer's. */
export function firstChoice(
  variants: readonly VariantView[],
  photos: readonly OptionPhoto[],
): Choice {
  const main = photos.find(({ isMain }) => isMain)?.attrs;
  const shown = main && { ...nothing, type: main.type, color: main.color };
  const best =
    (shown && variants.find((variant) => variant.inStock && fits(variant, shown))) ??
    bestOf(variants, nothing);
  if (!best) return nothing;
  return withOnlyOnes(variants, {
    type: best.type || null,
    color: best.color || null,
    size: null,
  });
}

/**
 * PROD-09: a type or colour that doesn't come with the other takes along one that does, and a size that doesn't come with
 * both is chosen anew.
 */
export function choose(
  variants: readonly VariantView[],
  before: Choice,
  kind: OptionKind,
  value: string,
): Choice {
  const wanted = { ...before, [kind]: value };
  if (kind === "size") return wanted;
  const other = kind === "type" ? "color" : "type";
  const attempts: Choice[] = [
    wanted,
    { ...wanted, size: null },
    { ...wanted, [other]: null },
    { ...wanted, [other]: null, size: null },
  ];
  const isBuyable = (attempt: Choice) => variants.some((one) => one.inStock && fits(one, attempt));
  const exists = (attempt: Choice) => variants.some((one) => fits(one, attempt));
  const found = attempts.find(isBuyable) ?? attempts.find(exists) ?? wanted;
  const best = bestOf(variants, found);
  return withOnlyOnes(variants, { ...found, [other]: found[other] ?? (best?.[other] || null) });
}

/** Whether a value can be chosen: a size only as it comes with the type and colour, the others with anything. */
export const isOffered = (
  variants: readonly VariantView[],
  choice: Choice,
  kind: OptionKind,
  value: string,
): boolean => {
  const wanted = kind === "size" ? { ...choice, size: value } : { ...nothing, [kind]: value };
  return variants.some((variant) => variant.inStock && fits(variant, wanted));
};

const requests: Record<OptionKind, { sentence: string; named: string }> = {
  type: { sentence: itemPageTexts.typeRequired, named: "a type" },
  color: { sentence: itemPageTexts.colourRequired, named: "a colour" },
  size: { sentence: itemPageTexts.sizeRequired, named: "a size" },
};

/** What is still to be chosen, where there is something to choose (PROD-07). */
export const missingOf = (variants: readonly VariantView[], choice: Choice): OptionKind[] =>
  optionKinds.filter((kind) => choice[kind] === null && optionsOf(variants)[kind].length > 0);

export function requestFor(missing: readonly OptionKind[]): string | null {
  const [first, ...others] = missing;
  if (first === undefined) return null;
  if (others.length === 0) return requests[first].sentence;
  const names = missing.map((kind) => requests[kind].named);
  return selectFirst(`${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
}

/** The one that is chosen; undefined until everything is. */
export const variantOf = (
  variants: readonly VariantView[],
  choice: Choice,
): VariantView | undefined =>
  missingOf(variants, choice).length > 0
    ? undefined
    : variants.find((variant) => fits(variant, choice));

/** PROD-10. */
const weights: Record<OptionKind, number> = { type: 3, color: 3, size: 1 };
const mainWeight = 0.25;

/** The place of the photo that shows most of what is chosen, of equals the first. */
export function bestPhoto(photos: readonly OptionPhoto[], choice: Choice): number {
  const scores = photos.map(({ isMain, attrs }) =>
    optionKinds.reduce(
      (score, kind) =>
        choice[kind] !== null && isSame(attrs[kind], choice[kind]) ? score + weights[kind] : score,
      isMain ? mainWeight : 0,
    ),
  );
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}
