import type { FocalPoint, PictureSet } from "@boab/contracts/directory/pictures";
import type { ListingCard } from "@boab/contracts/directory/search";
import { formatMoney } from "@boab/format/money";
import type { CoverImage } from "#ui/media/cover.tsx";
import { type ListingCardView, listingPath } from "./listing-card.ts";
import { type ListingPictureShape, listingPictureUrl } from "./listing-picture.ts";
import { toOpeningText } from "./opening-text.server.ts";

/** Built in the loader, so that the browser needs neither schemas nor time zones. */
export function toListingCardView(
  card: ListingCard,
  now: Date,
  shape: ListingPictureShape = "card",
): ListingCardView {
  const { id, slug, category, description, point } = card;
  return {
    id,
    slug,
    category,
    description,
    to: listingPath(slug),
    name: card.businessName,
    place: [card.city, card.state].filter(Boolean).join(" "),
    suburb: card.city ?? "",
    distance: formatDistance(card),
    priceFrom: card.priceFromCents === null ? null : `from ${formatPrice(card.priceFromCents)}`,
    rating: card.rating && { mean: card.rating.mean.toFixed(1), count: card.rating.count },
    opening: card.opening && toOpeningText(card.opening, card.timeZone, now),
    image: card.coverImageUrl
      ? toUploadedCover(card.coverImageUrl, card.coverImagePos.mobile)
      : { src: listingPictureUrl({ category, slug }, shape) },
    logoSrc: card.logoUrl?.mobile.webp,
    point: point && { latitude: point.latitude, longitude: point.longitude },
    isSpotlight: card.isSpotlight,
    isHidden: !card.isLive,
    mayDelete: card.mayDelete === true,
  };
}

/** Without an exact point, a distance under 1 km to the suburb's centre says nothing and is left out. */
function formatDistance({ distanceKm, point }: ListingCard): string | null {
  if (distanceKm === null) return null;
  if (point?.isExact) return formatKm(distanceKm);
  return distanceKm < 1 ? null : `about ${Math.round(distanceKm)} km`;
}

/** Whole dollars without cents. */
export const formatPrice = (cents: number) => formatMoney(cents).replace(/\.00$/, "");

export function toUploadedCover(
  { mobile, tablet, desktop }: PictureSet,
  { x, y }: FocalPoint,
): CoverImage {
  const files = [mobile, tablet, desktop];
  return {
    src: mobile.webp,
    srcSet: files.map(({ webp, width }) => `${webp} ${width}w`).join(", "),
    sizes: "(min-width: 1025px) 30vw, (min-width: 560px) 50vw, 100vw",
    position: `${x}% ${y}%`,
  };
}

/** `less than 100 m`, `1.1 km`, `24 km` */
export function formatKm(km: number): string {
  if (km < 0.1) return "less than 100 m";
  return km < 10 ? `${km.toFixed(1)} km` : `${Math.round(km)} km`;
}
