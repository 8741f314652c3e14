import type {
  CatalogChoice,
  CatalogFilterQuery,
  CatalogFilters,
} from "@boab/contracts/marketplace/catalog";
import { mostFound, priceBars, ratingChoices } from "@boab/contracts/marketplace/catalog-limits";
import { everyCategoryName, priceRange } from "@boab/contracts/marketplace/catalog-rules";
import { itemCategoryNames } from "@boab/contracts/marketplace/item-categories";
import { itemConditions, itemGenders, itemStyles } from "@boab/contracts/marketplace/item-limits";

interface WordQuery {
  before: string;
  last: string;
  begun: string;
}

/** The same words, but only where they have this weight. They hold letters and digits, so nothing needs escaping. */
export function weighted({ before, last, begun }: WordQuery, weight: "A" | "D"): WordQuery {
  const mark = (query: string) =>
    query.replace(/'[^']*'(:\*)?/g, (word, star) =>
      star ? `${word}${weight}` : `${word}:${weight}`,
    );
  return { before: mark(before), last: mark(last), begun: mark(begun) };
}

const valuesOf = (kind: string, given: readonly string[] | undefined) =>
  (given ?? []).map((value) => `${kind}:${value.trim().toLowerCase()}`);

const someValues = (kind: string, given: readonly string[] | undefined) =>
  given && given.length > 0 ? valuesOf(kind, given) : undefined;

/** Everything but the words. A price that nobody asked for filters nothing. */
export function toSearch(query: CatalogFilterQuery, ceiling: number) {
  const { pmin, pmax } = query;
  const { min, max } = priceRange({ min: pmin, max: pmax }, ceiling);
  return {
    all: [
      ...valuesOf("cat", query.cat),
      ...valuesOf("gender", query.gender),
      ...valuesOf("style", query.style),
      ...valuesOf("size", query.size),
      ...valuesOf("color", query.color),
    ].sort(),
    category: itemCategoryNames.find((name) => query.cat?.includes(name)),
    brands: someValues("brand", query.brand),
    conditions: someValues("cond", query.cond),
    minRating: query.minRating,
    minCents: min > 0 ? Math.round(min * 100) : undefined,
    maxCents: pmax === undefined ? undefined : Math.round(max * 100),
    isInStock: query.stock === "1" || undefined,
    hasFreeShipping: query.fship === "1" || undefined,
    hasFreeReturns: query.fret === "1" || undefined,
  };
}

interface Counted {
  value: string;
  label: string | null;
  count: number;
}

/** Of values that sellers write themselves, the most frequent are offered. */
const mostOffered = 24;

/** The counts by filter. Where more matched than are counted, the values are offered without. */
export function toFilters(rows: readonly Counted[], ceiling: number): CatalogFilters {
  const counts = new Map(rows.map(({ value, count }) => [value, count]));
  const isCapped = (counts.get("found") ?? 0) > mostFound;
  const shown = (count: number) => (isCapped ? null : count);
  const countOf = (value: string) => counts.get(value) ?? 0;

  const known = (kind: string, values: readonly string[]): CatalogChoice[] =>
    values
      .map((value) => ({ value, count: countOf(`${kind}:${value.toLowerCase()}`) }))
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ value, count: shown(count) }));

  const written = (kind: string): CatalogChoice[] =>
    rows
      .filter(({ value }) => value.startsWith(`${kind}:`))
      .sort((one, other) => other.count - one.count || compare(one.value, other.value))
      .slice(0, mostOffered)
      .map(({ value, label, count }) => ({
        value: label ?? value.slice(kind.length + 1),
        count: shown(count),
      }));

  return {
    categories: known("cat", everyCategoryName),
    genders: known("gender", itemGenders),
    styles: known("style", itemStyles),
    sizes: written("size"),
    colours: written("color"),
    brands: written("brand"),
    conditions: known("cond", itemConditions),
    ratings: ratingChoices.map((stars) => ({
      value: String(stars),
      count: shown(countOf(`rating:${stars}`)),
    })),
    inStock: shown(countOf("stock")),
    freeShipping: shown(countOf("fship")),
    freeReturns: shown(countOf("fret")),
    prices: Array.from({ length: priceBars }, (_, bar) => countOf(`price:${bar + 1}`)),
    ceiling,
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
