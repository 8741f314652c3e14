import { searchEverything } from "@boab/contracts/search/calls.generated";
import { mostSearched } from "@boab/contracts/search/limits";
import type { SearchResults } from "@boab/contracts/search/search";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import { type KnownPlace, placeQuery } from "./known-place.ts";

/** Long enough that fast typing sends one request. */
const pauseMs = 180;
const perKind = 2;

export type SearchState =
  | { status: "idle" }
  | { status: "loading"; last: SearchResults | null }
  | { status: "failed" }
  | { status: "found"; results: SearchResults };

/** A few of each kind for what is typed. A newer text cancels the request of an older one. */
export function useSearch(typed: string, place: KnownPlace | null): SearchState {
  const [state, setState] = useState<SearchState>({ status: "idle" });
  const q = typed.trim().slice(0, mostSearched);

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
        const near = place ? await placeQuery(place) : {};
        const query = { q, limit: String(perKind), ...near };
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
