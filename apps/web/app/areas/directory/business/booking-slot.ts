import type { ReactNode } from "react";

/** The booking area fills these: a panel beside the page, and the bar at the bottom on phones. */
export interface BookingContent {
  panel: ReactNode;
  /** When null, the bar offers a call instead. */
  bar: ReactNode;
}
