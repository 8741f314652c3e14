import {
  type ItemSort,
  itemSorts,
  maxFilterValues,
  maxSearchLength,
  type PageSize,
  ratingChoices,
} from "@boab/contracts/marketplace/catalog-limits";
import {
  allCategoryNames,
  parsePage,
  parsePageSize,
} from "@boab/contracts/marketplace/catalog-rules";
import {
  type ItemCondition,
  type ItemGender,
  type ItemStyle,
  itemConditions,
  itemGenders,
  itemStyles,
} from "@boab/contracts/marketplace/item-limits";

/** The values of the search in the URL (CATLG-05). */
export interface CatalogValues {
  q: string;
  cat: string[];
  gender: ItemGender[];
  style: ItemStyle[];
  size: string[];
  color: string[];
  brand: string[];
  cond: ItemCondition[];
  minRating: string;
  stock: boolean;
  fship: boolean;
  fret: boolean;
  pmin: string;
  pmax: string;
  sort: ItemSort;
  page: number;
  ps: PageSize;
}

const amountPattern = /^\d{1,7}(\.\d{1,2})?$/;

/** Parameters that can't be parsed are ignored, because a URL may come from anywhere. */
export function readValues(params: URLSearchParams): CatalogValues {
  const readAll = (name: string) =>
    [...new Set(params.getAll(name).map((value) => value.trim()))]
      .filter((value) => value !== "")
      .slice(0, maxFilterValues);
  const readKnown = <Value extends string>(name: string, values: readonly Value[]) =>
    values.filter((value) => readAll(name).some((one) => isSameText(one, value)));
  const readText = (name: string, maxLength: number) =>
    readAll(name).filter((value) => value.length <= maxLength && value.isWellFormed());
  const readPrice = (name: string) => {
    const typed = (params.get(name) ?? "").replace(/[$,\s]/g, "");
    return amountPattern.test(typed) ? typed : "";
  };
  const ps = parsePageSize(params.get("ps"));
  return {
    q: (params.get("q") ?? "").replace(/\s+/g, " ").trim().slice(0, maxSearchLength).toWellFormed(),
    cat: readKnown("cat", allCategoryNames),
    gender: readKnown("gender", itemGenders),
    style: readKnown("style", itemStyles),
    size: readText("size", 60),
    color: readText("color", 60),
    brand: readText("brand", 80),
    cond: readKnown("cond", itemConditions),
    minRating: ratingChoices.map(String).find((stars) => stars === params.get("minRating")) ?? "",
    stock: params.get("stock") === "1",
    fship: params.get("fship") === "1",
    fret: params.get("fret") === "1",
    pmin: readPrice("pmin"),
    pmax: readPrice("pmax"),
    sort: itemSorts.find((sort) => sort === params.get("sort")) ?? "relevance",
    page: parsePage(params.get("page"), ps),
    ps,
  };
}

/** Sellers write both M and m, so case is ignored. */
export const isSameText = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** The filters of the API's calls. */
export function toFilterQuery(values: CatalogValues, category: string | null) {
  const undefinedIfEmpty = <Value>(given: Value[]) => (given.length > 0 ? given : undefined);
  const on = (isOn: boolean) => (isOn ? ("1" as const) : undefined);
  return {
    q: values.q || undefined,
    cat: undefinedIfEmpty([...new Set([...(category ? [category] : []), ...values.cat])]),
    gender: undefinedIfEmpty(values.gender),
    style: undefinedIfEmpty(values.style),
    size: undefinedIfEmpty(values.size),
    color: undefinedIfEmpty(values.color),
    brand: undefinedIfEmpty(values.brand),
    cond: undefinedIfEmpty(values.cond),
    minRating: values.minRating || undefined,
    stock: on(values.stock),
    fship: on(values.fship),
    fret: on(values.fret),
    pmin: values.pmin || undefined,
    pmax: values.pmax || undefined,
  };
}
