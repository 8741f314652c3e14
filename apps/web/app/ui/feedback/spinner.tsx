import { cx } from "#ui/layout/cx.ts";

interface SpinnerProps {
  /** Announced when the spinner stands alone; leave it out next to visible text. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Spinner({ label, className }: SpinnerProps) {
  const ring = (
    <span
      aria-hidden="true"
      className={cx(
        "inline-block size-[18px] flex-none animate-spin rounded-full border-[2.5px] border-current border-r-transparent",
        className,
      )}
    />
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
