/** The plain field of the header and the one that takes its place look the same. */
export const searchInputStyle =
  "h-11 w-full rounded-full border-[1.5px] border-line-strong bg-surface pr-4 pl-11 text-md";

/** At its left end. */
export const searchIconStyle = "pointer-events-none absolute top-3 left-4 z-10 text-ink-3";
