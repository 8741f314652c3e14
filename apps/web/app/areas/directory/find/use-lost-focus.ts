import { type RefObject, useEffect, useRef } from "react";

/** A filter that was taken off is gone with the focus on it; what there is now takes the focus over. */
export function useLostFocus<Heading extends HTMLElement>(
  results: unknown,
): RefObject<Heading | null> {
  const ref = useRef<Heading>(null);
  const known = useRef(results);
  useEffect(() => {
    if (known.current === results) return;
    known.current = results;
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [results]);
  return ref;
}
