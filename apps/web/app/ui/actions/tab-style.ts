import { cx } from "#ui/layout/cx.ts";

export const tabListStyle =
  "no-scrollbar flex gap-1 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)]";

export function getTabClass(isSelected: boolean): string {
  return cx(
    // The focus ring is inset, because the scrolling row would clip it.
    "relative min-h-12 shrink-0 px-4 py-3 whitespace-nowrap no-underline -outline-offset-3",
    isSelected
      ? "font-[660] text-ink after:absolute after:inset-x-4 after:bottom-0 after:h-[3px] after:bg-primary"
      : "font-[580] text-ink-2 hover:text-ink",
  );
}
