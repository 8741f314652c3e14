import { useEffect, useRef, useState } from "react";
import { askApi } from "#lib/browser-api.ts";
import type { Suggestion } from "#ui/suggest-field.tsx";

interface SuburbAnswer {
  data: { id: number; name: string; state: string; postcode: string }[];
}

interface Pending {
  timer: ReturnType<typeof setTimeout>;
  abort: AbortController;
}

/** Long enough that a quick typist asks once. */
const pauseMs = 160;

/** Suburbs that begin with what was typed. An answer that fails leaves none, and typing still works. */
export function useSuburbs() {
  const [suggestions, setSuggestions] = useState<Suggestion[]>([]);
  const pending = useRef<Pending>(null);

  useEffect(() => () => stop(pending.current), []);

  function suggest(typed: string) {
    stop(pending.current);
    const text = typed.trim();
    if (text.length < 2) {
      setSuggestions([]);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const path = `/dir/suburbs?q=${encodeURIComponent(text)}`;
      askApi<SuburbAnswer>({ method: "GET", path, signal: abort.signal })
        .then(({ data }) => setSuggestions(data.map(toSuggestion)))
        .catch(() => !abort.signal.aborted && setSuggestions([]));
    }, pauseMs);
    pending.current = { timer, abort };
  }

  return { suggestions, suggest };
}

function stop(question: Pending | null) {
  clearTimeout(question?.timer);
  question?.abort.abort();
}

const toSuggestion = ({ id, name, state, postcode }: SuburbAnswer["data"][number]) => ({
  id: String(id),
  label: `${name} ${state} ${postcode}`,
});
