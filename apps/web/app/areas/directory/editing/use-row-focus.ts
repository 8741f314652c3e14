import { useEffect, useRef } from "react";

/** What a row offers the focus when it is new, and when the one in its place was removed. */
const targets = { new: "input", removed: "[data-remove]" };

/** After a row came or went: the focus follows to it or to the one in its place, at last to the list itself. */
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
    follow: (index: number, change: keyof typeof targets) => {
      request.current = { index, target: targets[change] };
    },
  };
}
