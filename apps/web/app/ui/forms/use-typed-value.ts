import { type RefObject, useEffect, useRef } from "react";

/**
 * A text input that follows the URL, except while somebody is typing in it. What was typed before hydration stays.
 */
export function useTypedValue(
  value: string,
  isTyping: () => boolean,
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
