import { XIcon } from "@phosphor-icons/react/dist/ssr/X";
import { Link } from "react-router";
import { IconButton } from "#ui/actions/icon-button.tsx";
import { Cover } from "#ui/media/cover.tsx";
import { Rating } from "#ui/text/rating.tsx";
import type { ListingCardView } from "../listing-card.ts";
import { OpeningText } from "../opening-text.tsx";
import type { PinListing } from "./clusters.ts";

/** A listing with its card's details when it is in the list, or with only the pin's data when it isn't. */
export type PreviewListing = PinListing &
  Partial<Pick<ListingCardView, "image" | "distance" | "opening" | "priceFrom" | "rating">>;

interface MapPreviewProps {
  listing: PreviewListing;
  onClose: () => void;
}

export function MapPreview({ listing, onClose }: MapPreviewProps) {
  const details = [listing.category, listing.distance, listing.place, listing.priceFrom];
  return (
    <article className="absolute top-19 right-19 left-4 z-20 flex max-w-[340px] overflow-hidden rounded-md border border-line bg-surface shadow-3">
      {listing.image && (
        <Cover name={listing.name} image={listing.image} className="w-28 flex-none object-cover" />
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
        {listing.opening && (
          <p className="text-sm text-ink-2">
            <OpeningText opening={listing.opening} />
          </p>
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
