import { suggestSuburbs } from "@boab/contracts/directory/calls.generated";
import type { Suburb } from "@boab/contracts/directory/suburbs";
import { useEffect, useState } from "react";
import { browserApi } from "#lib/api/browser-api.ts";
import type { Suggestion } from "#ui/forms/use-suggestions.ts";

/** Long enough that fast typing sends one request. */
const pauseMs = 160;

/** The label is the text by which a search finds the suburb again. */
export const toSuburbSuggestion = ({ id, name, state, postcode }: Suburb): Suggestion => ({
  id: String(id),
  label: `${name} ${state} ${postcode}`,
});

/** Suburbs that start with the input. A failed request returns none, and typing still works. */
export function useSuburbs() {
  const [typed, setTyped] = useState("");
  const [suburbs, setSuburbs] = useState<Suburb[]>([]);

  useEffect(() => {
    const q = typed.trim().slice(0, 60);
    if (q.length < 2) return setSuburbs([]);
    const abort = new AbortController();
    const timer = setTimeout(() => {
      browserApi
        .call(suggestSuburbs, { query: { q }, signal: abort.signal })
        .then(({ data }) => setSuburbs(data))
        .catch(() => !abort.signal.aborted && setSuburbs([]));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed]);

  return { suburbs, send: setTyped };
}
