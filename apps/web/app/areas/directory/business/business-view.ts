import type { GalleryFiles } from "@boab/contracts/directory/pictures";
import type { ZoneView } from "../use-is-other-zone.ts";

/** A listing as its page shows it: plain data, with all text already formatted. */
export interface BusinessView {
  id: string;
  slug: string;
  /** `https://boab.example/ubuntu-braid-studio` */
  shortLink: string;
  name: string;
  category: string;
  description: string;
  isLive: boolean;
  isSpotlight: boolean;
  /** `January 2026`; null for a listing that nobody has claimed. */
  managedSince: string | null;
  phone: PhoneView;
  email: string;
  /** `St Albans VIC`; null before an address is given. */
  place: string | null;
  cover: CoverView;
  logo: LogoView | null;
  opening: OpeningView | null;
  zone: ZoneView;
  socials: SocialView[];
  prices: PriceView[];
  /** Whether visitors can pay the prices here. */
  takesPayments: boolean;
  video: VideoView | null;
  gallery: GalleryView[];
  address: AddressView | null;
  hours: HoursRow[] | null;
  /** `Closed on Christmas Day, 25 December`, for the next two weeks. */
  specialDays: string[];
  catalog: CatalogView | null;
}

export interface PhoneView {
  text: string;
  href: string;
}

/** One cover file and the narrowest screen it is for. */
export interface CoverSource {
  media: string;
  type: string | null;
  src: string;
}

export interface CoverView {
  sources: CoverSource[];
  fallback: string;
  /** Values for `object-position`, one per breakpoint (DIR-COV-05). */
  position: { mobile: string; tablet: string; desktop: string };
}

export interface LogoView {
  src: string;
  srcSet: string;
}

export interface OpeningView {
  isOpen: boolean;
  /** `Open until 7 pm`, `Opens tomorrow 9 am`. */
  text: string;
  /** The time at which the text has to be computed again. */
  changesAt: string | null;
}

export type Network = "facebook" | "x" | "instagram" | "tiktok" | "youtube" | "website";

export interface SocialView {
  network: Network;
  /** `Instagram` */
  label: string;
  /** `@ubuntubraids` */
  text: string;
  href: string;
}

export interface PriceView {
  id: string;
  title: string;
  amountCents: number;
  /** `$220.00`, `From $140.00`, `Free` */
  amount: string;
  /** `4 h`, `3 to 10 h`; null for a price that isn't booked with a time. */
  length: string | null;
}

export interface VideoView {
  provider: string;
  /** The player's URL, loaded only on click. */
  embed: string;
  /** The video's page on the provider's own site. */
  watch: string;
  poster: string;
  caption: string | null;
}

export interface GalleryView extends GalleryFiles {
  id: string;
  name: string;
  description: string;
  orientation: "landscape" | "portrait";
}

export type AddressView =
  | { kind: "hidden" }
  | {
      kind: "shown";
      street: string | null;
      /** `St Albans VIC 3021` */
      locality: string;
      directions: string;
      point: { latitude: number; longitude: number; isExact: boolean } | null;
      stateMap: StateMapView | null;
      /** The URL of a provider's map for an iframe, loaded only on click. */
      embed: string | null;
      /** The style of the street map. Null without a configured style or an exact point. */
      mapStyleUrl: string | null;
    };

/** Shows where in its state a suburb is. All values are pixels from the centre. */
export interface StateMapView {
  /** `Victoria` */
  stateName: string;
  /** SVG paths: `state` is this state, `others` are all the other states. */
  state: string;
  others: string;
  spot: { x: number; y: number };
}

export interface HoursRow {
  day: string;
  text: string;
  isToday: boolean;
}

export interface CatalogView {
  title: string;
  href: string;
}
