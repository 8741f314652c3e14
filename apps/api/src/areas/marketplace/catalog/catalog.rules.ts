import { toCents } from "@boab/contracts/common/dollars";
import type {
  CatalogChoice,
  CatalogFilterQuery,
  CatalogFilters,
} from "@boab/contracts/marketplace/catalog";
import {
  maxFoundItems,
  priceBarCount,
  ratingChoices,
} from "@boab/contracts/marketplace/catalog-limits";
import { allCategoryNames, computePriceRange } from "@boab/contracts/marketplace/catalog-rules";
import { itemCategoryNames } from "@boab/contracts/marketplace/item-categories";
import { itemConditions, itemGenders, itemStyles } from "@boab/contracts/marketplace/item-limits";

interface WordQuery {
  before: string;
  last: string;
  prefix: string;
}

/** The same query restricted to one weight. Words hold only letters and digits, so nothing needs escaping. */
export function restrictToWeight(
  { before, last, prefix }: WordQuery,
  weight: "A" | "D",
): WordQuery {
  const mark = (query: string) =>
    query.replace(/'[^']*'(:\*)?/g, (word, prefixMark) =>
      prefixMark ? `${word}${weight}` : `${word}:${weight}`,
    );
  return { before: mark(before), last: mark(last), prefix: mark(prefix) };
}

const toFilterValues = (kind: string, given: readonly string[] | undefined) =>
  (given ?? []).map((value) => `${kind}:${value.trim().toLowerCase()}`);

const toFilterValuesIfAny = (kind: string, given: readonly string[] | undefined) =>
  given && given.length > 0 ? toFilterValues(kind, given) : undefined;

/** Turns all filters except the words into a search. A price range that isn't given filters nothing. */
export function toSearch(query: CatalogFilterQuery, ceilingDollars: number) {
  const { pmin, pmax } = query;
  const { min, max } = computePriceRange({ min: pmin, max: pmax }, ceilingDollars);
  return {
    all: [
      ...toFilterValues("cat", query.cat),
      ...toFilterValues("gender", query.gender),
      ...toFilterValues("style", query.style),
      ...toFilterValues("size", query.size),
      ...toFilterValues("color", query.color),
    ].sort(),
    category: itemCategoryNames.find((name) => query.cat?.includes(name)),
    brands: toFilterValuesIfAny("brand", query.brand),
    conditions: toFilterValuesIfAny("cond", query.cond),
    minRating: query.minRating,
    minCents: min > 0 ? toCents(min) : undefined,
    maxCents: pmax === undefined ? undefined : toCents(max),
    isInStock: query.stock === "1" || undefined,
    hasFreeShipping: query.fship === "1" || undefined,
    hasFreeReturns: query.fret === "1" || undefined,
  };
}

const maxDroppedWords = 2;
const maxPhrases = 9;

/**
 * The phrases to try when nothing matches all words: first without one word, starting with the last, then without two.
 * At least one word is left.
 */
export function listShorterPhrases(typed: string): string[] {
  const words = typed.trim().split(/\s+/);
  let phrases = [words];
  const found: string[] = [];
  for (
    let droppedCount = 1;
    droppedCount <= maxDroppedWords && words.length - droppedCount >= 1;
    droppedCount++
  ) {
    phrases = phrases.flatMap((phrase) =>
      phrase.map((_, place) => phrase.toSpliced(phrase.length - 1 - place, 1)),
    );
    found.push(...phrases.map((phrase) => phrase.join(" ")));
  }
  return [...new Set(found)].slice(0, maxPhrases);
}

interface CountedValue {
  value: string;
  label: string | null;
  count: number;
}

/** Sellers write these values themselves, so only the most frequent are offered. */
const maxOfferedValues = 24;

/** Groups the counts by filter. With more matches than the counting cap, the values have no counts. */
export function toFilters(rows: readonly CountedValue[], ceiling: number): CatalogFilters {
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  const isCapped = (counts.get("found") ?? 0) > maxFoundItems;
  const toShownCount = (count: number) => (isCapped ? null : count);
  const getCount = (value: string) => counts.get(value) ?? 0;

  const toFixedChoices = (kind: string, values: readonly string[]): CatalogChoice[] =>
    values
      .map((value) => ({ value, count: getCount(`${kind}:${value.toLowerCase()}`) }))
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ value, count: toShownCount(count) }));

  const toSellerChoices = (kind: string): CatalogChoice[] =>
    rows
      .filter(({ value }) => value.startsWith(`${kind}:`))
      .sort((one, other) => other.count - one.count || compare(one.value, other.value))
      .slice(0, maxOfferedValues)
      .map(({ value, label, count }) => ({
        value: label ?? value.slice(kind.length + 1),
        count: toShownCount(count),
      }));

  return {
    categories: toFixedChoices("cat", allCategoryNames),
    genders: toFixedChoices("gender", itemGenders),
    styles: toFixedChoices("style", itemStyles),
    sizes: toSellerChoices("size"),
    colours: toSellerChoices("color"),
    brands: toSellerChoices("brand"),
    conditions: toFixedChoices("cond", itemConditions),
    ratings: ratingChoices.map((stars) => ({
      value: String(stars),
      count: toShownCount(getCount(`rating:${stars}`)),
    })),
    inStock: toShownCount(getCount("stock")),
    freeShipping: toShownCount(getCount("fship")),
    freeReturns: toShownCount(getCount("fret")),
    prices: Array.from({ length: priceBarCount }, (_, bar) => getCount(`price:${bar + 1}`)),
    ceiling,
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
