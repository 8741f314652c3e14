import { type RefObject, useEffect, useRef } from "react";

/**
 * Syncs an uncontrolled input with the URL without losing focus. Leaves input typed before
 * hydration alone.
 */
export function useSyncedInput<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<Control | null> {
  const ref = useRef<Control>(null);
  const previousValue = useRef(value);
  useEffect(() => {
    if (previousValue.current === value || !ref.current) return;
    previousValue.current = value;
    ref.current.value = value;
  }, [value]);
  return ref;
}
