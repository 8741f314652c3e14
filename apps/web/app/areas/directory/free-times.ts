import type { ListingCardView } from "./listing-card.ts";
import type { ZoneView } from "./use-is-other-zone.ts";

interface FreeTimeLink {
  /** `10:00 am`, or `Sat 10:00 am` where the card names no day. */
  label: string;
  /** `Saturday 21 November, 10:00 am` */
  spoken: string;
  to: string;
}

/** When a listing is free next, already formatted. */
export interface FreeTimesView {
  /** Null where a visit is booked without a service. */
  service: { title: string; price: string; duration: string; deposit: string | null } | null;
  confirmsInstantly: boolean;
  /** `Sat 21 Nov`; null where each time carries its day. */
  day: string | null;
  times: FreeTimeLink[];
  /** To the other times of the day, or to the calendar. */
  more: { label: string; to: string } | null;
  zone: ZoneView;
}

export interface ResultCardView extends ListingCardView {
  free: FreeTimesView | null;
}
