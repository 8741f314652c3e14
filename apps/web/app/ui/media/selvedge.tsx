import { cx } from "#ui/layout/cx.ts";

interface SelvedgeProps {
  className?: string | undefined;
}

/** The woven edge: top of every page and top of the footer. A long repeat hides the seam. */
export function Selvedge({ className }: SelvedgeProps) {
  return (
    <div
      aria-hidden="true"
      className={cx("h-2 bg-selvedge bg-[length:auto_8px] bg-repeat-x", className)}
    />
  );
}
