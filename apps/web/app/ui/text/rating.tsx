import { StarIcon } from "@phosphor-icons/react/dist/ssr/Star";
import { cx } from "#ui/layout/cx.ts";

interface RatingProps {
  /** One decimal, as text: "4.7". Leave it off when nobody has reviewed. */
  value?: string | undefined;
  count?: string | number | undefined;
  /** Drops the count where its container is too narrow for it. */
  isCountOptional?: boolean | undefined;
  className?: string | undefined;
}

export function Rating({ value, count, isCountOptional, className }: RatingProps) {
  if (value === undefined) return <span className="text-sm text-ink-3">No reviews yet.</span>;
  return (
    <span
      className={cx("inline-flex flex-none items-center gap-[5px] text-md font-[620]", className)}
    >
      <StarIcon weight="fill" size={16} className="flex-none text-star" aria-hidden="true" />
      <span className="sr-only">Rated </span>
      {value}
      {count !== undefined && (
        <span className={cx("font-normal text-ink-3", isCountOptional && "@max-[15.5rem]:hidden")}>
          ({count}
          <span className="sr-only"> reviews</span>)
        </span>
      )}
    </span>
  );
}

interface StarsProps {
  /** 0 to 5. */
  value: number;
  className?: string | undefined;
}

export function Stars({ value, className }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={`${value} out of 5`}
      className={cx("inline-flex gap-0.5 text-star", className)}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon
          key={star}
          weight="fill"
          size={17}
          className={star <= Math.round(value) ? undefined : "text-line"}
        />
      ))}
    </span>
  );
}
