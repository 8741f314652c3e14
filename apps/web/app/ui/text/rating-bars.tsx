interface RatingBarsProps {
  /** From five stars down; shares are 0 to 100. */
  scores: readonly { stars: number; percent: number }[];
}

/** How the reviews spread over the scores. */
export function RatingBars({ scores }: RatingBarsProps) {
  return (
    <ul className="grid gap-1.5 text-sm">
      {scores.map(({ stars, percent }) => (
        <li key={stars} className="grid grid-cols-[1ch_1fr_4ch] items-center gap-3">
          <span>
            {stars}
            <span className="sr-only"> stars</span>
          </span>
          <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunk">
            <span className="block h-full rounded-full bg-star" style={{ width: `${percent}%` }} />
          </span>
          <span className="type-money text-right text-ink-3">{percent}%</span>
        </li>
      ))}
    </ul>
  );
}
