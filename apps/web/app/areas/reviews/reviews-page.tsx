import { directoryTexts } from "@boab/contracts/directory/texts";
import type { ReviewFilter, ReviewOrder } from "@boab/contracts/reviews/reviews";
import { reviewPageTexts } from "@boab/contracts/reviews/texts";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/actions/button.tsx";
import {
  LazyBoundary,
  LoadFailure,
  lazyComponent,
  PendingOverlay,
} from "#ui/feedback/lazy-boundary.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Container } from "#ui/layout/container.tsx";
import { LoadMore } from "#ui/layout/load-more.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { OwnReview } from "./own-review.tsx";
import { type ReviewAct, ReviewButtons } from "./review-buttons.tsx";
import { ReviewCard } from "./review-card.tsx";
import type { ReviewView, SummaryView } from "./review-view.ts";
import { type ReviewedBusiness, ReviewsHeading } from "./reviews-heading.tsx";
import { reviewsPath } from "./reviews-path.ts";
import { SummaryPanel } from "./summary-panel.tsx";
import { useStanding } from "./use-standing.ts";

// Most people read: what writes comes when it is asked for.
const WriteDialog = lazyComponent(() => import("./write-dialog.tsx"));
const ReportDialog = lazyComponent(() => import("./report-dialog.tsx"));
const ReplyDialog = lazyComponent(() => import("./reply-dialog.tsx"));
const DeleteDialog = lazyComponent(() => import("./delete-dialog.tsx"));
const SignInDialog = lazyComponent(() => import("./sign-in-dialog.tsx"));

export interface ReviewsPageProps {
  business: ReviewedBusiness;
  summary: SummaryView;
  reviews: ReviewView[];
  hasMore: boolean;
  sort: ReviewOrder;
  show: ReviewFilter | null;
  /** How many more at once. */
  step: number;
}

type Opened =
  | { kind: "write" | "sign in" | "delete own" }
  | { kind: ReviewAct; review: ReviewView };

/** Everything said about a business. The same for everybody until the browser knows who looks. */
export function ReviewsPage(props: ReviewsPageProps) {
  const { business, summary, reviews, sort, show } = props;
  const { standing, isVisitor, refresh } = useStanding(business.id);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [opening, setOpening] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const own = standing?.review ?? null;
  const others = reviews.filter(({ id }) => id !== own?.id);

  function open(next: Opened) {
    setOpened(next);
    setOpening(opening + 1);
    setOpen(true);
  }
  const write = () => open({ kind: isVisitor ? "sign in" : "write" });
  useWriteLink(standing !== null, write);

  const isEmpty = summary.count === 0 && !own;
  return (
    <Container className="pt-3.5 pb-section">
      <ReviewsHeading business={business} />
      <div className="mt-8 grid items-start gap-[clamp(28px,5.6vw,88px)] lg:grid-cols-[352px_minmax(0,1fr)]">
        <SummaryPanel
          summary={summary}
          hasOwn={own !== null}
          mayWrite={!standing?.manages && !isEmpty}
          onWrite={write}
        />
        <section aria-labelledby="all-reviews">
          <h2 id="all-reviews" className="sr-only">
            All reviews
          </h2>
          {!isEmpty && <FilterBar sort={sort} show={show} />}
          {own && (
            <OwnReview
              review={own}
              businessName={business.name}
              onEdit={write}
              onDelete={() => open({ kind: "delete own" })}
            />
          )}
          {isEmpty && <NoReviews mayWrite={!standing?.manages} onWrite={write} />}
          {!isEmpty && reviews.length === 0 && (
            <p className="py-6 text-ink-2">{reviewPageTexts.noneMatch}</p>
          )}
          {others.map((review) => (
            <ReviewCard key={review.id} review={review} businessName={business.name}>
              <ReviewButtons
                review={review}
                standing={standing}
                isVisitor={isVisitor}
                onSignIn={() => open({ kind: "sign in" })}
                onAct={(kind, chosen) => open({ kind, review: chosen })}
              />
            </ReviewCard>
          ))}
          {reviews.length > 0 && (
            <LoadMore
              count={reviews.length}
              hasMore={props.hasMore}
              step={props.step}
              total={show === null ? String(summary.count) : undefined}
              className="border-t-0 px-0"
            />
          )}
        </section>
      </div>
      {opened && (
        <LazyBoundary
          key={opening}
          pending={<PendingOverlay />}
          failed={<LoadFailure className="fixed inset-x-4 bottom-4 z-50" />}
        >
          <OpenedDialog
            opened={opened}
            business={business}
            own={own}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onChanged={refresh}
          />
        </LazyBoundary>
      )}
    </Container>
  );
}

interface OpenedDialogProps {
  opened: Opened;
  business: ReviewedBusiness;
  own: NonNullable<ReturnType<typeof useStanding>["standing"]>["review"];
  isOpen: boolean;
  onClose: () => void;
  onChanged: () => void;
}

function OpenedDialog({ opened, business, own, onChanged, ...dialog }: OpenedDialogProps) {
  const { id, name, slug } = business;
  switch (opened.kind) {
    case "sign in":
      return <SignInDialog {...dialog} next={`${reviewsPath(slug)}?write=1`} />;
    case "write":
      return (
        <WriteDialog
          {...dialog}
          businessId={id}
          businessName={name}
          review={own}
          onSaved={onChanged}
        />
      );
    case "delete own":
      return <DeleteDialog {...dialog} reviewId={own?.id ?? ""} isMine onDeleted={onChanged} />;
    case "delete":
      return (
        <DeleteDialog
          {...dialog}
          reviewId={opened.review.id}
          isMine={false}
          onDeleted={onChanged}
        />
      );
    case "reply":
      return <ReplyDialog {...dialog} review={opened.review} />;
    case "report":
      return <ReportDialog {...dialog} reviewId={opened.review.id} onReported={onChanged} />;
  }
}

/** A link with `?write` opens the form once it is known who follows it, and only once. */
function useWriteLink(isKnown: boolean, open: () => void) {
  const [params, setParams] = useSearchParams();
  const { status } = useSession();
  const isAsked = params.has("write");
  const isReady = isAsked && (status === "visitor" || isKnown);
  const follow = useEffectEvent(() => {
    open();
    setParams(
      (before) => {
        before.delete("write");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (isReady) follow();
  }, [isReady]);
}

function NoReviews({ mayWrite, onWrite }: { mayWrite: boolean; onWrite: () => void }) {
  return (
    <Card className="text-center">
      <p className="font-semibold">{directoryTexts.noReviews}</p>
      {mayWrite && (
        <>
          <p className="mt-1 mb-3.5 text-sm text-ink-3">Been here? Help the next person decide.</p>
          <Button variant="secondary" onClick={onWrite}>
            Write the first review
          </Button>
        </>
      )}
    </Card>
  );
}
