import { searchEverything } from "@boab/contracts/search/calls.generated";
import { maxSearchLength } from "@boab/contracts/search/limits";
import type { SearchResults } from "@boab/contracts/search/search";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { type PlaceFilter, toPlaceQuery } from "./known-place.ts";

/** Long enough that fast typing sends one request. */
const pauseMs = 180;
const resultsPerKind = 2;

export type SearchState =
  | { status: "idle" }
  | { status: "loading"; last: SearchResults | null }
  | { status: "failed" }
  | { status: "found"; results: SearchResults };

/** Searches for a few results of each kind while typing. Newer text cancels the older request. */
export function useSearch(typed: string, place: PlaceFilter | null): SearchState {
  const [state, setState] = useState<SearchState>({ status: "idle" });
  const q = typed.trim().slice(0, maxSearchLength);

  useEffect(() => {
    if (q.length < 2) return setState({ status: "idle" });
    const abort = new AbortController();
    setState((before) => ({
      status: "loading",
      last:
        before.status === "found"
          ? before.results
          : before.status === "loading"
            ? before.last
            : null,
    }));
    const timer = setTimeout(async () => {
      try {
        const near = place ? await toPlaceQuery(place) : {};
        const query = { q, limit: String(resultsPerKind), ...near };
        const results = await browserApi.call(searchEverything, { query, signal: abort.signal });
        setState({ status: "found", results });
      } catch {
        if (!abort.signal.aborted) setState({ status: "failed" });
      }
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, place]);

  return state;
}
