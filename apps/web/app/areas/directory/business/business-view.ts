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
  /** When the text stops being true. */
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
  /** `$220.00`, `Free` */
  amount: string;
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
      /** A map of the address in a frame, loaded only on click. */
      embed: string | null;
      /** A map with streets at the measured entrance; null without either. */
      mapStyleUrl: string | null;
    };

/** Where in its state a suburb lies; all in pixels from the centre. */
export interface StateMapView {
  /** `Victoria` */
  stateName: string;
  /** Paths of the state and of the others. */
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
