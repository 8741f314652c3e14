import { formatSelectFirst, itemPageCopy } from "./copy.ts";

/** The kinds of options an item can have. */
export const optionKinds = ["type", "color", "size"] as const;
export type OptionKind = (typeof optionKinds)[number];
export type Options = Record<OptionKind, string>;

/** The buyer's choice per kind; null until they have chosen. */
export type Choice = Record<OptionKind, string | null>;

export interface VariantView extends Options {
  inStock: boolean;
  /** The API reports at most 20. */
  available: number;
}

export interface OptionPhoto {
  isMain: boolean;
  attrs: Options;
}

const emptyChoice: Choice = { type: null, color: null, size: null };

/** Sellers write both M and m, so case is ignored. */
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const fits = (variant: VariantView, choice: Choice): boolean =>
  optionKinds.every((kind) => choice[kind] === null || isSame(variant[kind], choice[kind]));

/** The distinct values of each kind, in the seller's order. */
export function listOptions(variants: readonly VariantView[]): Record<OptionKind, string[]> {
  const listValues = (kind: OptionKind) => {
    const values = variants.map((variant) => variant[kind]).filter(Boolean);
    return values.filter((value, at) => values.findIndex((one) => isSame(one, value)) === at);
  };
  return { type: listValues("type"), color: listValues("color"), size: listValues("size") };
}

/** The first matching variant in stock, or else the first that matches. */
const findBestVariant = (
  variants: readonly VariantView[],
  choice: Choice,
): VariantView | undefined => {
  const matchingVariants = variants.filter((variant) => fits(variant, choice));
  return matchingVariants.find(({ inStock }) => inStock) ?? matchingVariants[0];
};

/** Kinds with only one value are chosen automatically; the others wait for the buyer. */
function chooseSingleOptions(variants: readonly VariantView[], choice: Choice): Choice {
  const options = listOptions(variants);
  const filled = { ...choice };
  for (const kind of optionKinds) {
    const [only, another] = options[kind];
    if (only !== undefined && another === undefined) filled[kind] = only;
  }
  return filled;
}

/** Starts with the type and colour of the main photo if they are in stock. The buyer chooses the size. */
export function getInitialChoice(
  variants: readonly VariantView[],
  photos: readonly OptionPhoto[],
): Choice {
  const main = photos.find(({ isMain }) => isMain)?.attrs;
  const mainPhotoChoice = main && { ...emptyChoice, type: main.type, color: main.color };
  const best =
    (mainPhotoChoice &&
      variants.find((variant) => variant.inStock && fits(variant, mainPhotoChoice))) ??
    findBestVariant(variants, emptyChoice);
  if (!best) return emptyChoice;
  return chooseSingleOptions(variants, {
    type: best.type || null,
    color: best.color || null,
    size: null,
  });
}

/**
 * PROD-09: when a type and a colour don't exist together, the other one changes to one that does; a size that doesn't
 * exist with both is cleared.
 */
export function chooseOption(
  variants: readonly VariantView[],
  before: Choice,
  kind: OptionKind,
  value: string,
): Choice {
  const desiredChoice = { ...before, [kind]: value };
  if (kind === "size") return desiredChoice;
  const other = kind === "type" ? "color" : "type";
  const attempts: Choice[] = [
    desiredChoice,
    { ...desiredChoice, size: null },
    { ...desiredChoice, [other]: null },
    { ...desiredChoice, [other]: null, size: null },
  ];
  const isBuyable = (attempt: Choice) => variants.some((one) => one.inStock && fits(one, attempt));
  const hasVariant = (attempt: Choice) => variants.some((one) => fits(one, attempt));
  const found = attempts.find(isBuyable) ?? attempts.find(hasVariant) ?? desiredChoice;
  const best = findBestVariant(variants, found);
  return chooseSingleOptions(variants, {
    ...found,
    [other]: found[other] ?? (best?.[other] || null),
  });
}

/**
 * Whether a value can be chosen: a size has to be in stock with the chosen type and colour, the others with anything.
 */
export const isOffered = (
  variants: readonly VariantView[],
  choice: Choice,
  kind: OptionKind,
  value: string,
): boolean => {
  const desiredChoice =
    kind === "size" ? { ...choice, size: value } : { ...emptyChoice, [kind]: value };
  return variants.some((variant) => variant.inStock && fits(variant, desiredChoice));
};

const choicePrompts: Record<OptionKind, { sentence: string; named: string }> = {
  type: { sentence: itemPageCopy.typeRequired, named: "a type" },
  color: { sentence: itemPageCopy.colourRequired, named: "a colour" },
  size: { sentence: itemPageCopy.sizeRequired, named: "a size" },
};

/** The kinds that the buyer still has to choose (PROD-07). */
export const listMissingKinds = (variants: readonly VariantView[], choice: Choice): OptionKind[] =>
  optionKinds.filter((kind) => choice[kind] === null && listOptions(variants)[kind].length > 0);

export function formatMissingChoices(missing: readonly OptionKind[]): string | null {
  const [first, ...others] = missing;
  if (first === undefined) return null;
  if (others.length === 0) return choicePrompts[first].sentence;
  const names = missing.map((kind) => choicePrompts[kind].named);
  return formatSelectFirst(`${names.slice(0, -1).join(", ")} and ${names.at(-1)}`);
}

/** The chosen variant; undefined until every kind is chosen. */
export const findVariant = (
  variants: readonly VariantView[],
  choice: Choice,
): VariantView | undefined =>
  listMissingKinds(variants, choice).length > 0
    ? undefined
    : variants.find((variant) => fits(variant, choice));

/** PROD-10: type and colour count more than size when a photo is matched to the choice. */
const optionWeights: Record<OptionKind, number> = { type: 3, color: 3, size: 1 };
const mainPhotoWeight = 0.25;

/** The index of the photo that best matches the choice; the first one wins a tie. */
export function findBestPhotoIndex(photos: readonly OptionPhoto[], choice: Choice): number {
  const scores = photos.map(({ isMain, attrs }) =>
    optionKinds.reduce(
      (score, kind) =>
        choice[kind] !== null && isSame(attrs[kind], choice[kind])
          ? score + optionWeights[kind]
          : score,
      isMain ? mainPhotoWeight : 0,
    ),
  );
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}
