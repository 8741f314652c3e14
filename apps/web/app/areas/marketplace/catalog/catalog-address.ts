import { usualPageSize } from "@boab/contracts/marketplace/catalog-limits";
import { sameWords } from "./catalog-values.ts";

/** The URL is the catalog's whole state. Leaves out what is usual, so that URLs stay short. */
export function addressOf(base: string, params: URLSearchParams): string {
  const query = tidied(params).toString();
  return query ? `${base}?${query}` : base;
}

const usual: Record<string, string> = {
  sort: "relevance",
  ps: String(usualPageSize),
  page: "1",
};

export const tidied = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...params].filter(([name, value]) => value.trim() !== "" && value !== usual[name]),
  );

/** The same search from its first page, without these filters. */
export function without(base: string, params: URLSearchParams, ...names: string[]): string {
  const next = new URLSearchParams(params);
  for (const name of ["page", ...names]) next.delete(name);
  return addressOf(base, next);
}

/** The same search without one of several values of a filter. */
export function withoutValue(
  base: string,
  params: URLSearchParams,
  name: string,
  value: string,
): string {
  const next = new URLSearchParams(
    [...params].filter(([key, one]) => key !== "page" && !(key === name && sameWords(one, value))),
  );
  return addressOf(base, next);
}

export function withPage(base: string, params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.set("page", String(page));
  return addressOf(base, next);
}
