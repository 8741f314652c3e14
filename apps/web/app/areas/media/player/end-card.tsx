import type { VideoBusiness, VideoCard } from "@boab/contracts/media/videos";
import { CalendarCheckIcon } from "@phosphor-icons/react/dist/ssr/CalendarCheck";
import { Link } from "react-router";
import { Button } from "#ui/actions/button.tsx";
import { LinkButton } from "#ui/actions/link-button.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Rating } from "#ui/text/rating.tsx";
import { videoPath } from "../paths.ts";
import { businessPath, formatPlace, getMainAction } from "../video-page/business-links.ts";

interface EndCardProps {
  business: VideoBusiness | null;
  next: VideoCard | undefined;
  onDismiss: () => void;
}

/** At the end of a video, the card links to the business in it and the next video. */
export default function EndCard({ business, next, onDismiss }: EndCardProps) {
  return (
    <section
      aria-label="At the end of this video"
      className="absolute inset-0 grid content-center gap-4 overflow-y-auto bg-[#14131f]/92 p-4 sm:grid-cols-2 sm:items-center sm:gap-8 sm:p-8"
    >
      {business && (
        <div>
          <p className="text-sm text-ink-2">From this video</p>
          <div className="mt-1 flex items-center gap-3">
            <Avatar name={business.businessName} size={48} shape="square" />
            <div className="min-w-0">
              <Link to={businessPath(business)} className="text-lg font-[650] text-ink">
                {business.businessName}
              </Link>
              <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
                {business.rating !== null && (
                  <Rating mean={business.rating.toFixed(1)} count={business.reviewCount} />
                )}
                {formatPlace(business)}
              </p>
            </div>
          </div>
          <LinkButton to={getMainAction(business).to} isFull className="mt-3">
            {business.acceptsBookings && <CalendarCheckIcon size={20} aria-hidden="true" />}
            {getMainAction(business).label}
          </LinkButton>
        </div>
      )}
      <div>
        {next && (
          <>
            <p className="text-sm text-ink-2">Up next</p>
            <p className="mt-1 font-[650] text-ink">{next.title}</p>
          </>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onDismiss}>
            Stay here
          </Button>
          {next && (
            <LinkButton to={videoPath(next.vid_Id)} size="sm">
              Play now
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}
