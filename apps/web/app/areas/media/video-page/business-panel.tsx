import type { VideoBusiness } from "@boab/contracts/media/videos";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Rating } from "#ui/text/rating.tsx";
import { businessPath, formatPlace, getMainAction } from "./business-links.ts";

/** Shows the business in the video, and whether it is the creator's own. */
export function BusinessPanel({ business }: { business: VideoBusiness }) {
  const { businessName, rating, reviewCount, acceptsBookings, isCreators } = business;
  return (
    <section
      aria-label="In this video"
      className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-4"
    >
      <Avatar name={businessName} size={64} shape="square" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="text-sm text-ink-3">
          {isCreators ? "In this video, and the creator's own business" : "In this video"}
        </p>
        <p className="text-lg font-[650] text-ink">{businessName}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
          {rating !== null && <Rating mean={rating.toFixed(1)} count={reviewCount} />}
          {formatPlace(business)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {acceptsBookings && (
          <LinkButton to={businessPath(business)} variant="secondary" size="sm">
            View
          </LinkButton>
        )}
        <LinkButton to={getMainAction(business).to} size="sm">
          {getMainAction(business).label}
        </LinkButton>
      </div>
    </section>
  );
}
