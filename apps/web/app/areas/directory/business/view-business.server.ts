import type { PublicBusiness } from "@boab/contracts/directory/businesses";
import type { PictureSet } from "@boab/contracts/directory/pictures";
import { videoEmbedAddress } from "@boab/contracts/directory/read-video";
import { type NetworkName, networks, socialHandle } from "@boab/contracts/directory/socials";
import type { Video } from "@boab/contracts/directory/videos";
import { positionOf } from "#lib/format/focal-point.ts";
import { formatMoney } from "#lib/format/format.ts";
import { formatPhone } from "#lib/format/phone.server.ts";
import { listingPictureAddress } from "../listing-picture.ts";
import { zoneOf } from "../opening-text.server.ts";
import type {
  AddressView,
  BusinessView,
  CoverSource,
  CoverView,
  LogoView,
  Network,
  PhoneView,
  SocialView,
  VideoView,
} from "./business-view.ts";
import { hoursOf, openingOf } from "./hours.server.ts";
import { stateMapOf } from "./state-map.server.ts";

interface MapSettings {
  /** A MapLibre style; null without one. */
  styleUrl: string | null;
  /** A map of an address in a frame, with `{address}` in its place; null without one. */
  embedUrl: string | null;
}

/** Only the data the page shows. */
export function viewBusiness(
  business: PublicBusiness,
  { now, origin, map }: { now: Date; origin: string; map: MapSettings },
): BusinessView {
  const { days, timeZone } = business;
  return {
    id: business.id,
    slug: business.slug,
    shortLink: `${origin}/${business.slug}`,
    name: business.businessName,
    category: business.category,
    description: business.description,
    isLive: business.isLive,
    isSpotlight: business.isSpotlight,
    phone: phoneOf(business.phone),
    email: business.email,
    place: placeOf(business),
    cover: coverOf(business),
    logo: business.logoUrl && logoOf(business.logoUrl),
    opening: openingOf(days, timeZone, now),
    zone: zoneOf(timeZone, now),
    socials: socialsOf(business.socials),
    prices: business.pricings.map(({ id, title, amountCents }) => ({
      id,
      title,
      amountCents,
      amount: amountCents === 0 ? "Free" : formatMoney(amountCents),
    })),
    takesPayments: business.takesPayments,
    video: business.videoLink && videoOf(business.videoLink, business),
    gallery: business.gallery.map(({ id, picture, name, description, orientation }) => ({
      id,
      ...picture,
      name,
      description,
      orientation,
    })),
    address: addressOf(business, map),
    hours: hoursOf(days, timeZone, now),
    catalog: business.catalogData && {
      title: business.catalogData.title,
      href: business.catalogData.urlLink,
    },
  };
}

function phoneOf(phone: string): PhoneView {
  const { text, dialled } = formatPhone(phone);
  return { text, href: `tel:${dialled}` };
}

const placeOf = ({ city, state }: PublicBusiness) =>
  [city, state].filter(Boolean).join(" ") || null;

/** DIR-COV-04: mobile below 768, tablet below 1024, otherwise desktop. */
const screens = {
  mobile: "(width < 768px)",
  tablet: "(width < 1024px)",
  desktop: "(width >= 1024px)",
} as const;

function coverOf({ coverImageUrl, coverImagePos, category, slug }: PublicBusiness): CoverView {
  const position = {
    mobile: positionOf(coverImagePos.mobile),
    tablet: positionOf(coverImagePos.tablet),
    desktop: positionOf(coverImagePos.desktop),
  };
  if (coverImageUrl) {
    return {
      sources: uploadedSources(coverImageUrl),
      fallback: coverImageUrl.desktop.jpeg,
      position,
    };
  }
  const narrow = {
    media: screens.mobile,
    type: null,
    src: listingPictureAddress({ category, slug }, "card"),
  };
  return {
    sources: [narrow],
    fallback: listingPictureAddress({ category, slug }, "cover"),
    position,
  };
}

const uploadedSources = (set: PictureSet): CoverSource[] =>
  (["mobile", "tablet", "desktop"] as const).flatMap((screen) => [
    { media: screens[screen], type: "image/webp", src: set[screen].webp },
    { media: screens[screen], type: "image/jpeg", src: set[screen].jpeg },
  ]);

const logoOf = ({ mobile, tablet }: PictureSet): LogoView => ({
  src: mobile.jpeg,
  srcSet: [mobile, tablet].map(({ webp, width }) => `${webp} ${width}w`).join(", "),
});

const shownNetworks: readonly Network[] = [
  "instagram",
  "facebook",
  "tiktok",
  "youtube",
  "x",
  "website",
];

const socialsOf = (socials: PublicBusiness["socials"]): SocialView[] =>
  shownNetworks.flatMap((network): SocialView[] => {
    const href = socials[network];
    if (!href) return [];
    return network === "website"
      ? [{ network, label: "Website", text: "Website", href }]
      : [{ network, label: labelOf(network), text: socialHandle(href), href }];
  });

const labelOf = (network: NetworkName) => networks[network].label;

function videoOf(video: Video, { category, slug, videoCaption }: PublicBusiness): VideoView {
  const isYoutube = video.provider === "youtube";
  return {
    provider: isYoutube ? "YouTube" : "Vimeo",
    embed: videoEmbedAddress(video),
    watch: isYoutube
      ? `https://www.youtube.com/watch?v=${video.id}`
      : `https://vimeo.com/${video.id}`,
    poster: listingPictureAddress({ category, slug }, "card"),
    caption: videoCaption || null,
  };
}

/** A hidden address reveals only that it is hidden (DIR-ADDR-03). */
function addressOf(business: PublicBusiness, map: MapSettings): AddressView | null {
  const { address, city, state, postcode, hideAddress, point } = business;
  if (city === null) return null;
  if (hideAddress) return { kind: "hidden" };
  const locality = [city, state, postcode].filter(Boolean).join(" ");
  const destination = [address, locality, business.country].filter(Boolean).join(", ");
  return {
    kind: "shown",
    street: address,
    locality,
    directions: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`,
    point,
    stateMap: state && point ? stateMapOf(state, point) : null,
    embed: map.embedUrl && embedAddress(map.embedUrl, destination),
    // At the centre of a suburb a map of streets would lead people to the wrong door.
    mapStyleUrl: point?.isExact ? map.styleUrl : null,
  };
}

const embedAddress = (template: string, address: string) =>
  decodeURI(template).replace("{address}", encodeURIComponent(address));
