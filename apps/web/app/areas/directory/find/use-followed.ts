import { type RefObject, useEffect, useRef } from "react";

/**
 * A control that keeps its place and its focus while the address changes what it shows. What somebody
 * typed before the script came is left alone.
 */
export function useFollowed<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string | boolean,
): RefObject<Control | null> {
  const ref = useRef<Control>(null);
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value || !ref.current) return;
    known.current = value;
    if (typeof value === "boolean") (ref.current as HTMLInputElement).checked = value;
    else ref.current.value = value;
  }, [value]);
  return ref;
}
