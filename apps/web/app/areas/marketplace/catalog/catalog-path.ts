import { defaultPageSize } from "@boab/contracts/marketplace/catalog-limits";
import { isSameText } from "./catalog-values.ts";

/** The URL is the catalog's whole state. Default values are left out, so that URLs stay short. */
export function buildCatalogPath(base: string, params: URLSearchParams): string {
  const query = tidyParams(params).toString();
  return query ? `${base}?${query}` : base;
}

const defaults: Record<string, string> = {
  sort: "relevance",
  ps: String(defaultPageSize),
  page: "1",
};

export const tidyParams = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...params].filter(([name, value]) => value.trim() !== "" && value !== defaults[name]),
  );

/** The same search from its first page, without these filters. */
export function withoutFilters(base: string, params: URLSearchParams, ...names: string[]): string {
  const next = new URLSearchParams(params);
  for (const name of ["page", ...names]) next.delete(name);
  return buildCatalogPath(base, next);
}

/** The URL of the same search without one value of a filter that takes several. */
export function withoutValue(
  base: string,
  params: URLSearchParams,
  name: string,
  value: string,
): string {
  const next = new URLSearchParams(
    [...params].filter(([key, one]) => key !== "page" && !(key === name && isSameText(one, value))),
  );
  return buildCatalogPath(base, next);
}

export function withPage(base: string, params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.set("page", String(page));
  return buildCatalogPath(base, next);
}
