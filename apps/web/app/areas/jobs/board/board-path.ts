import { jobsPath } from "../paths.ts";

/** The same search from the first page, without these values. The URL is the board's whole state. */
export function withoutFilters(params: URLSearchParams, ...names: string[]): string {
  const next = new URLSearchParams(params);
  for (const name of ["cursor", ...names]) next.delete(name);
  return buildBoardPath(next);
}

/** The same search without one of several values of a filter. */
export function withoutValue(params: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(params);
  next.delete("cursor");
  next.delete(name, value);
  return buildBoardPath(next);
}

/** Leaves out empty values, so that URLs stay short. */
export function buildBoardPath(params: URLSearchParams): string {
  const filled = new URLSearchParams([...params].filter(([, value]) => value.trim() !== ""));
  const query = filled.toString();
  return query ? `${jobsPath}?${query}` : jobsPath;
}
