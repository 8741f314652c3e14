import type { ReactNode } from "react";
import type { PriceView } from "./business-view.ts";

/** The parts of the price list that other areas fill; the listing itself knows nothing about payments or bookings. */
export interface PricesContent {
  /** What is beside a price with a length, which is booked with a time and never sold without one. */
  booking: (price: PriceView) => ReactNode;
  /** The buttons beside a price that can be paid. */
  actions: (price: PriceView) => ReactNode;
  /** The payment modal, in its place among the sections (DIR-DET-02). */
  modal: ReactNode;
  /** A note for the owner while the prices can't be paid yet. */
  ownerNote: ReactNode;
}
