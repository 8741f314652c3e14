import { cx } from "#ui/layout/cx.ts";
import { StarShape } from "#ui/media/star-shape.tsx";

interface StarsProps {
  /** Shown in whole stars; screen readers get the exact value. */
  value: number;
  size?: number | undefined;
  className?: string | undefined;
}

export function Stars({ value, size = 17, className }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={`${value} out of 5`}
      className={cx("inline-flex gap-0.5", className)}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <StarShape
          key={star}
          size={size}
          className={star <= Math.round(value) ? "text-star" : "text-line"}
        />
      ))}
    </span>
  );
}
