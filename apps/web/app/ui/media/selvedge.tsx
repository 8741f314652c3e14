import { selvedge } from "@boab/art/selvedge";
import { cx } from "#ui/layout/cx.ts";
import { svgDataUri } from "./svg-data-uri.ts";

// Drawn once; a long repeat hides the seam.
const cloth = `url("${svgDataUri(selvedge("boab", 1440, 10))}")`;

interface SelvedgeProps {
  className?: string | undefined;
}

/** The woven edge at the top of every page and of the footer. */
export function Selvedge({ className }: SelvedgeProps) {
  return (
    <div
      aria-hidden="true"
      className={cx("h-2 bg-[length:auto_8px] bg-repeat-x", className)}
      style={{ backgroundImage: cloth }}
    />
  );
}
