import type { ReactNode } from "react";

/** How a time can be booked, brought by whoever knows: beside the page, and in the bar at the bottom of a phone. */
export interface BookingSlot {
  panel: ReactNode;
  /** Null where the bar offers a call instead. */
  bar: ReactNode;
}
