import { useEffect, useRef } from "react";

/** The element in a row that takes the focus: when the row is new, or when the row at its position was removed. */
const focusSelectors = { new: "input", removed: "[data-remove]" };

/** After a row was added or removed, focuses the new row or the row in its place, or else the list. */
export function useRowFocus() {
  const ref = useRef<HTMLUListElement>(null);
  const request = useRef<{ index: number; target: string }>(null);

  useEffect(() => {
    const list = ref.current;
    if (!request.current || !list) return;
    const { index, target } = request.current;
    request.current = null;
    const row = list.children[Math.min(index, list.children.length - 1)];
    (row?.querySelector<HTMLElement>(target) ?? list).focus();
  });

  return {
    list: { ref, tabIndex: -1 },
    requestFocus: (index: number, change: keyof typeof focusSelectors) => {
      request.current = { index, target: focusSelectors[change] };
    },
  };
}
