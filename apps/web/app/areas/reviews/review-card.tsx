import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#ui/layout/cx.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { Chip } from "#ui/text/chip.tsx";
import type { ReviewView } from "./review-view.ts";
import { Stars } from "./stars.tsx";

interface ReviewCardProps {
  review: ReviewView;
  /** The name of whoever replied. */
  replierName: string;
  isMine?: boolean | undefined;
  /** The viewer's actions. */
  children?: ReactNode;
}

export function ReviewCard({ review, replierName, isMine = false, children }: ReviewCardProps) {
  const { firstName, profilePath } = review;
  return (
    <article
      className={cx(
        isMine
          ? "my-3 rounded-lg border border-line bg-surface p-[18px] md:px-6 md:py-[22px]"
          : "border-b border-line py-6",
      )}
    >
      <header className="flex items-center gap-3.5">
        <Link
          to={profilePath}
          aria-label={`${firstName}'s profile`}
          className="flex-none rounded-full"
        >
          <Avatar name={firstName} src={review.photo} size={48} />
        </Link>
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-sans text-[1.0625rem] leading-[1.3] font-[650] tracking-normal">
            {firstName}
            {isMine && <span className="font-[450] text-ink-3"> (you)</span>}
          </h3>
          <p className="text-xs text-ink-3">
            <time dateTime={review.createdAt}>{review.when}</time>
          </p>
        </div>
        <Stars value={review.rating} />
      </header>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-2">
        <TieChips review={review} />
      </p>
      <p className="mt-2.5 max-w-[64ch] leading-[1.55] break-words whitespace-pre-line md:text-[1.0625rem]">
        {review.comment}
      </p>
      {review.reply && (
        <div className="mt-3.5 grid max-w-[620px] grid-cols-[34px_1fr] gap-3 rounded-md bg-sunk px-4 py-3.5 text-md leading-normal md:ml-5">
          <Avatar name={replierName} size={34} shape="square" />
          <div className="min-w-0">
            <p>
              <b className="font-semibold">{replierName}</b>{" "}
              <span className="text-xs text-ink-3">{review.reply.when}</span>
            </p>
            <p className="break-words whitespace-pre-line">{review.reply.body}</p>
          </div>
        </div>
      )}
      {children}
    </article>
  );
}

function TieChips({ review: { tie, tieText, isVerified } }: Pick<ReviewCardProps, "review">) {
  return tie === "customer" ? (
    <>
      {isVerified && (
        <Chip tone="ok" hasDot>
          Verified
        </Chip>
      )}
      {tieText}
    </>
  ) : (
    <Chip tone="warn" hasDot>
      {tieText}
    </Chip>
  );
}
