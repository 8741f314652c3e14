import { cx } from "#ui/layout/cx.ts";
import type { SummaryView } from "./review-view.ts";

interface DistributionProps {
  rows: SummaryView["rows"];
  className?: string | undefined;
}

const formatStars = (stars: number) => (stars === 1 ? "1 star" : `${stars} stars`);

/** Shows how many customers gave each number of stars. */
export function Distribution({ rows, className }: DistributionProps) {
  return (
    <ul className={cx("grid gap-2", className)}>
      {rows.map(({ stars, count, percent }) => (
        <li key={stars} className="grid grid-cols-[54px_1fr_44px] items-center gap-3 text-md">
          <span>{formatStars(stars)}</span>
          <span className="h-2.5 overflow-hidden rounded-full bg-sunk" aria-hidden="true">
            <span className="block h-full bg-star" style={{ width: `${percent}%` }} />
          </span>
          <span className="text-right text-ink-3">{count}</span>
        </li>
      ))}
    </ul>
  );
}
