import { type RefObject, useEffect, useRef } from "react";

/** Removing a filter removes the focused pill, so move focus to the heading. */
export function useFocusAfterRemoval<Heading extends HTMLElement>(
  results: unknown,
): RefObject<Heading | null> {
  const ref = useRef<Heading>(null);
  const previousResults = useRef(results);
  useEffect(() => {
    if (previousResults.current === results) return;
    previousResults.current = results;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [results]);
  return ref;
}
