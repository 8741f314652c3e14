import type { PublicBusiness } from "@boab/contracts/directory/businesses";
import type { PictureSet } from "@boab/contracts/directory/pictures";
import { makeVideoEmbedUrl } from "@boab/contracts/directory/read-video";
import { type NetworkName, networks, toSocialHandle } from "@boab/contracts/directory/socials";
import type { Video } from "@boab/contracts/directory/videos";
import { formatMonth } from "@boab/format/dates";
import { formatMinuteRange } from "@boab/format/durations";
import { formatMoney } from "@boab/format/money";
import { toObjectPosition } from "#lib/format/focal-point.ts";
import { formatPhone } from "#lib/format/phone.server.ts";
import { listingPictureUrl } from "../listing-picture.ts";
import { toZoneView } from "../opening-text.server.ts";
import type {
  AddressView,
  BusinessView,
  CoverSource,
  CoverView,
  LogoView,
  Network,
  PhoneView,
  PriceView,
  SocialView,
  VideoView,
} from "./business-view.ts";
import { toHoursRows, toOpeningView, toSpecialDayNotices } from "./hours.server.ts";
import { makeStateMap } from "./state-map.server.ts";

interface MapSettings {
  /** The URL of a MapLibre style; null when none is configured. */
  styleUrl: string | null;
  /** The iframe URL of a provider's map with the placeholder `{address}`; null when none is configured. */
  embedUrl: string | null;
}

/** Reduces a listing to the data that its page shows. */
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
    managedSince: business.managedSince && formatMonth(business.managedSince.slice(0, 7)),
    phone: toPhoneView(business.phone),
    email: business.email,
    place: formatPlace(business),
    cover: toCoverView(business),
    logo: business.logoUrl && toLogoView(business.logoUrl),
    opening: toOpeningView(business, now),
    zone: toZoneView(timeZone, now),
    socials: toSocialViews(business.socials),
    prices: business.pricings.map(toPriceView),
    takesPayments: business.takesPayments,
    video: business.videoLink && toVideoView(business.videoLink, business),
    gallery: business.gallery.map(({ id, picture, name, description, orientation }) => ({
      id,
      ...picture,
      name,
      description,
      orientation,
    })),
    address: toAddressView(business, map),
    hours: toHoursRows(days, timeZone, now),
    specialDays: toSpecialDayNotices(business, now),
    catalog: business.catalogData && {
      title: business.catalogData.title,
      href: business.catalogData.urlLink,
    },
  };
}

/** The amount of a service with sizes or lengths is its lowest. */
const toPriceView = (price: PublicBusiness["pricings"][number]): PriceView => {
  const { id, title, amountCents, durationMinutes, shortestMinutes } = price;
  const amount = amountCents === 0 ? "Free" : formatMoney(amountCents);
  return {
    id,
    title,
    amountCents,
    amount: shortestMinutes !== null && amountCents > 0 ? `From ${amount}` : amount,
    length:
      durationMinutes === null
        ? null
        : formatMinuteRange(shortestMinutes ?? durationMinutes, durationMinutes),
  };
};

function toPhoneView(phone: string): PhoneView {
  const { text, dialled } = formatPhone(phone);
  return { text, href: `tel:${dialled}` };
}

const formatPlace = ({ city, state }: PublicBusiness) =>
  [city, state].filter(Boolean).join(" ") || null;

/** DIR-COV-04: mobile below 768, tablet below 1024, otherwise desktop. */
const screenMediaQueries = {
  mobile: "(width < 768px)",
  tablet: "(width < 1024px)",
  desktop: "(width >= 1024px)",
} as const;

function toCoverView({ coverImageUrl, coverImagePos, category, slug }: PublicBusiness): CoverView {
  const position = {
    mobile: toObjectPosition(coverImagePos.mobile),
    tablet: toObjectPosition(coverImagePos.tablet),
    desktop: toObjectPosition(coverImagePos.desktop),
  };
  if (coverImageUrl) {
    return {
      sources: listUploadedSources(coverImageUrl),
      fallback: coverImageUrl.desktop.jpeg,
      position,
    };
  }
  const narrow = {
    media: screenMediaQueries.mobile,
    type: null,
    src: listingPictureUrl({ category, slug }, "card"),
  };
  return {
    sources: [narrow],
    fallback: listingPictureUrl({ category, slug }, "cover"),
    position,
  };
}

const listUploadedSources = (set: PictureSet): CoverSource[] =>
  (["mobile", "tablet", "desktop"] as const).flatMap((screen) => [
    { media: screenMediaQueries[screen], type: "image/webp", src: set[screen].webp },
    { media: screenMediaQueries[screen], type: "image/jpeg", src: set[screen].jpeg },
  ]);

const toLogoView = ({ mobile, tablet }: PictureSet): LogoView => ({
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

const toSocialViews = (socials: PublicBusiness["socials"]): SocialView[] =>
  shownNetworks.flatMap((network): SocialView[] => {
    const href = socials[network];
    if (!href) return [];
    return network === "website"
      ? [{ network, label: "Website", text: "Website", href }]
      : [{ network, label: getNetworkLabel(network), text: toSocialHandle(href), href }];
  });

const getNetworkLabel = (network: NetworkName) => networks[network].label;

function toVideoView(video: Video, { category, slug, videoCaption }: PublicBusiness): VideoView {
  const isYoutube = video.provider === "youtube";
  return {
    provider: isYoutube ? "YouTube" : "Vimeo",
    embed: makeVideoEmbedUrl(video),
    watch: isYoutube
      ? `https://www.youtube.com/watch?v=${video.id}`
      : `https://vimeo.com/${video.id}`,
    poster: listingPictureUrl({ category, slug }, "card"),
    caption: videoCaption || null,
  };
}

/** A hidden address reveals only that it is hidden (DIR-ADDR-03). */
function toAddressView(business: PublicBusiness, map: MapSettings): AddressView | null {
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
    stateMap: state && point ? makeStateMap(state, point) : null,
    embed: map.embedUrl && toEmbedUrl(map.embedUrl, destination),
    // A street map at the centre of a suburb would lead people to the wrong door.
    mapStyleUrl: point?.isExact ? map.styleUrl : null,
  };
}

const toEmbedUrl = (template: string, address: string) =>
  decodeURI(template).replace("{address}", encodeURIComponent(address));
