import { Link } from "react-router";
import { StarShape } from "#ui/media/star-shape.tsx";
import type { SummaryView } from "./review-view.ts";
import { reviewsPath } from "./reviews-path.ts";

/** `★ 4.9  302 reviews` or `★ 4.4  from 23 customers · 24 reviews`, under the name of a business. */
export function RatingSummary({ slug, summary }: { slug: string; summary: SummaryView }) {
  return (
    <span className="flex items-center gap-2.5">
      {summary.mean !== null && (
        <span className="flex items-center gap-1 font-[620] text-ink">
          <StarShape size={16} className="text-star" />
          {summary.mean}
          <span className="sr-only"> out of 5</span>
        </span>
      )}
      <Link to={reviewsPath(slug)} className="link target-44">
        {summary.basisText}
      </Link>
    </span>
  );
}
