import { type RefObject, useEffect, useRef } from "react";

const returnFalse = () => false;

/**
 * Syncs a text input with the URL, except while somebody is typing in it. Text typed before hydration stays, and so
 * does the focus, which a new `key` would lose: `<SearchField ref={useTypedValue(q)} defaultValue={q} />`.
 */
export function useTypedValue(
  value: string,
  isTyping: () => boolean = returnFalse,
): RefObject<HTMLInputElement | null> {
  const ref = useRef<HTMLInputElement>(null);
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value || !ref.current || isTyping()) return;
    known.current = value;
    ref.current.value = value;
  });
  return ref;
}
