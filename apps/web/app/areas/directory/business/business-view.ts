import type { GalleryFiles } from "@boab/contracts/directory/pictures";

/** A listing as its page shows it: plain data, every sentence already written for the reader. */
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
  /** `St Albans VIC`; null before an address was given. */
  place: string | null;
  cover: CoverView;
  logo: LogoView | null;
  opening: OpeningView | null;
  zone: ZoneView;
  socials: SocialView[];
  prices: PriceView[];
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

/** One file of the cover, from the narrowest screen it is made for. */
export interface CoverSource {
  media: string;
  type: string | null;
  src: string;
}

export interface CoverView {
  sources: CoverSource[];
  fallback: string;
  /** Places for `object-position`, one for each breakpoint (DIR-COV-05). */
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
  /** The instant at which the text stops being true. */
  changesAt: string | null;
}

export interface ZoneView {
  id: string;
  /** `Perth time` */
  label: string;
  /** Whether its clocks differ from Sydney's just now, for readers whose own zone nobody knows yet. */
  isUnusual: boolean;
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
  amount: string;
}

export interface VideoView {
  provider: string;
  /** The player, opened only when asked for. */
  embed: string;
  /** Where it can be watched without our page. */
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
      /** Null where the map is drawn by us. */
      mapStyleUrl: string | null;
    };

export interface HoursRow {
  day: string;
  text: string;
  isToday: boolean;
}

export interface CatalogView {
  title: string;
  href: string;
}
