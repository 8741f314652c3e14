import { XIcon } from "@phosphor-icons/react/dist/ssr/X";
import { Link } from "react-router";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { cx } from "#ui/layout/cx.ts";
import { Cover } from "#ui/media/cover.tsx";
import { Rating } from "#ui/text/rating.tsx";
import { FreeTimeLinks } from "../free-time-links.tsx";
import type { ResultCardView } from "../free-times.ts";
import { OpeningText } from "../opening-text.tsx";
import { useIsOtherZone } from "../use-is-other-zone.ts";
import type { PinListing } from "./clusters.ts";

/** A listing with its card's details when it is in the list, or with only the pin's data when it isn't. */
export type PreviewListing = PinListing &
  Partial<Pick<ResultCardView, "image" | "distance" | "opening" | "priceFrom" | "rating" | "free">>;

interface MapPreviewProps {
  listing: PreviewListing;
  onClose: () => void;
}

/** The card's other times are on the page that each of these opens. */
const maxTimes = 2;

export function MapPreview({ listing, onClose }: MapPreviewProps) {
  const details = [listing.category, listing.distance, listing.place, listing.priceFrom];
  const { free } = listing;
  return (
    <article
      className={cx(
        "absolute top-19 right-19 left-4 z-20 flex overflow-hidden rounded-md border border-line bg-surface shadow-3",
        free ? "max-w-[400px]" : "max-w-[340px]",
      )}
    >
      {listing.image && (
        <Cover
          name={listing.name}
          image={listing.image}
          className={cx("w-28 flex-none object-cover", free && "max-sm:hidden")}
        />
      )}
      <div className="min-w-0 flex-1 p-3 pr-11">
        <h3 className="font-sans text-base leading-tight font-[650] tracking-normal [font-stretch:100%]">
          <Link to={listing.to} className="after:absolute after:inset-0 after:rounded-md">
            {listing.name}
          </Link>
        </h3>
        <p className="mt-1 truncate text-sm text-ink-3">{details.filter(Boolean).join(", ")}</p>
        {listing.rating && (
          <p className="text-sm">
            <Rating {...listing.rating} />
          </p>
        )}
        {free ? (
          <FreeTimes free={free} name={listing.name} />
        ) : (
          listing.opening && (
            <p className="text-sm text-ink-2">
              <OpeningText opening={listing.opening} />
            </p>
          )
        )}
      </div>
      <IconButton
        label="Close preview"
        icon={<XIcon weight="bold" size={16} />}
        onClick={onClose}
        className="absolute! top-0 right-0 z-10"
      />
    </article>
  );
}

/** Above the link that covers the card. */
function FreeTimes({ free, name }: { free: NonNullable<PreviewListing["free"]>; name: string }) {
  const isOtherZone = useIsOtherZone(free.zone);
  return (
    <div className="relative mt-2 -mr-8">
      <p className="truncate text-sm font-semibold text-ok">
        {[free.service?.title, free.day, isOtherZone && free.zone.label].filter(Boolean).join(", ")}
      </p>
      <FreeTimeLinks
        free={{ ...free, times: free.times.slice(0, maxTimes), more: null }}
        name={name}
        className="mt-1.5"
      />
    </div>
  );
}
