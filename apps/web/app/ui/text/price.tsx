import { cx } from "#ui/layout/cx.ts";

interface PriceProps {
  /** Written out: "$149.00", "Free". */
  now: string;
  was?: string | undefined;
  /** "21% off". */
  off?: string | undefined;
  /** "lg" is the price of a product page. */
  size?: "base" | "lg" | undefined;
  className?: string | undefined;
}

export function Price({ now, was, off, size = "base", className }: PriceProps) {
  return (
    <span
      className={cx(
        "inline-flex flex-wrap items-baseline gap-x-2 font-[680] lining-nums",
        size === "lg" && "type-display text-[2rem] leading-tight",
        className,
      )}
    >
      {was && <span className="sr-only">Now </span>}
      {now}
      {was && (
        <span className={cx("font-sans font-normal", size === "lg" ? "text-lg" : "text-[0.86em]")}>
          <span className="sr-only">, was </span>
          <s className="text-ink-3">{was}</s>
        </span>
      )}
      {off && (
        <span className="font-sans text-xs font-[650] tracking-normal text-primary-text">
          {off}
        </span>
      )}
    </span>
  );
}
