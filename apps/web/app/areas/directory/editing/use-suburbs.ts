import type { Suburb } from "@boab/contracts/directory/suburbs";
import { useEffect, useState } from "react";
import { askApi } from "#lib/browser-api.ts";

const pauseMs = 200;

/** Suburbs that begin with what was typed; none while fewer than two letters are there. */
export function useSuburbs() {
  const [typed, setTyped] = useState("");
  const [suburbs, setSuburbs] = useState<Suburb[]>([]);

  useEffect(() => {
    const q = typed.trim().slice(0, 60);
    if (q.length < 2) return setSuburbs([]);
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const path = `/dir/suburbs?${new URLSearchParams({ q })}`;
      askApi<{ data: Suburb[] }>({ method: "GET", path, signal: abort.signal }).then(
        ({ data }) => setSuburbs(data),
        // Without suggestions the address can still be typed.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed]);

  return { suburbs, ask: setTyped };
}
