import { PencilSimpleIcon } from "@phosphor-icons/react/dist/ssr/PencilSimple";
import { Button } from "#ui/actions/button.tsx";
import { Distribution } from "./distribution.tsx";
import type { SummaryView } from "./review-view.ts";
import { Stars } from "./stars.tsx";

interface SummaryPanelProps {
  summary: SummaryView;
  hasOwnReview: boolean;
  /** False for people who manage the business, who can only reply. */
  mayWrite: boolean;
  onWrite: () => void;
}

/** Shows the summary of the reviews, and the button to write one. */
export function SummaryPanel({ summary, hasOwnReview, mayWrite, onWrite }: SummaryPanelProps) {
  const { mean, meanValue, basisText, rows } = summary;
  return (
    <aside aria-labelledby="rating-title" className="lg:sticky lg:top-[84px]">
      <h2 id="rating-title" className="sr-only">
        Rating
      </h2>
      {mean !== null && (
        <>
          <p className="flex items-center gap-4.5">
            <span className="type-display text-[4rem] leading-[.9] md:text-[5rem]">{mean}</span>
            <span>
              <Stars value={meanValue} size={22} />
              <span className="mt-1 block text-sm text-ink-3">{basisText}</span>
            </span>
          </p>
          <Distribution rows={rows} className="mt-5" />
          <p className="mt-2 text-xs text-ink-3">Only customers count in the rating.</p>
        </>
      )}
      {mayWrite && (
        <Button isFull className="mt-5" onClick={onWrite}>
          <PencilSimpleIcon size={20} aria-hidden="true" />
          {hasOwnReview ? "Edit your review" : "Write a review"}
        </Button>
      )}
      <p className="mt-4 text-sm text-ink-3">
        Businesses can reply and report, but can't remove a review.
      </p>
    </aside>
  );
}
