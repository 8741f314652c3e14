import { StarShape } from "#ui/media/star-shape.tsx";

/** `★ 4.9 (302)` */
export const Rating = ({ mean, count }: { mean: string; count: number }) => (
  <span className="flex flex-none items-center gap-1 text-ink-3">
    <StarShape size={15} className="text-star" />
    <b className="font-[620] text-ink">{mean}</b>
    <span className="sr-only"> out of 5, </span>
    <span aria-hidden="true">({count})</span>
    <span className="sr-only">{count === 1 ? "1 review" : `${count} reviews`}</span>
  </span>
);
