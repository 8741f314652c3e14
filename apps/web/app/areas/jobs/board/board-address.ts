import { jobsPath } from "../paths.ts";

/** The URL is the board's whole state: what is searched, and how many jobs are shown. */
export const pageRows = 24;
/** Longer pages don't help; a narrower search does. */
export const mostRows = 240;

/** The same search from the first page, without these values. */
export function without(params: URLSearchParams, ...names: string[]): string {
  const next = new URLSearchParams(params);
  for (const name of ["shown", ...names]) next.delete(name);
  return addressOf(next);
}

/** The same search without one of several values of a filter. */
export function withoutValue(params: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(params);
  next.delete("shown");
  next.delete(name, value);
  return addressOf(next);
}

/** Leaves out empty values, so that URLs stay short. */
export function addressOf(params: URLSearchParams): string {
  const filled = new URLSearchParams([...params].filter(([, value]) => value.trim() !== ""));
  const query = filled.toString();
  return query ? `${jobsPath}?${query}` : jobsPath;
}

/** How many rows the URL asks for, so that reloading or going back shows them again. */
export function shownRows(params: URLSearchParams): number {
  const wanted = Number(params.get("shown") ?? pageRows);
  const pages = Number.isFinite(wanted) ? Math.ceil(wanted / pageRows) : 1;
  return Math.min(Math.max(pages, 1) * pageRows, mostRows);
}
