import { cx } from "#ui/layout/cx.ts";

interface ProgressBarProps {
  label: string;
  /** The value is between 0 and 100. */
  percent: number;
  tone?: "primary" | "ok" | "danger" | undefined;
  className?: string | undefined;
}

const fillClasses = { primary: "bg-primary", ok: "bg-ok", danger: "bg-danger" };

export function ProgressBar({ label, percent, tone = "primary", className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cx("h-1.5 overflow-hidden rounded-full bg-sunk", className)}
    >
      <div
        className={cx("h-full rounded-full transition-[width] duration-base", fillClasses[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
