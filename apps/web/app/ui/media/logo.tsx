import { cx } from "#ui/layout/cx.ts";

interface LogoProps {
  /** "lockup" is the mark with the word, "mark" the disc alone. */
  form?: "lockup" | "mark" | undefined;
  /** On a band that is dark in both themes, such as the footer. */
  isReversed?: boolean | undefined;
  /** Empty where adjacent text already says Boab. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The class sets the height (`h-8`) and the width scales with it. Needs `LogoSymbols` in the document. */
export function Logo({ form = "lockup", isReversed, label = "Boab", className }: LogoProps) {
  const [earth, gum, ink] = isReversed
    ? ["fill-[#e9835a]", "fill-gum-200", "fill-[#faf5ec]"]
    : ["fill-earth-600 dark:fill-[#e9835a]", "fill-gum-600 dark:fill-gum-200", "fill-ink"];
  return (
    <svg
      viewBox={form === "mark" ? "0 0 48 48" : "0 0 129 48"}
      role={label ? "img" : undefined}
      aria-label={label || undefined}
      aria-hidden={label ? undefined : true}
      className={cx("block w-auto", className ?? "h-[38px]")}
    >
      <use href="#logo-left" className={earth} />
      <use href="#logo-right" className={gum} />
      {form === "lockup" && (
        <use href="#logo-word" transform="translate(55 36.5)" className={ink} />
      )}
    </svg>
  );
}
