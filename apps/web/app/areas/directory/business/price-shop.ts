import type { ReactNode } from "react";
import type { PriceView } from "./business-view.ts";

/** What the page around a listing adds to its prices; who pays for what is no business of the listing. */
export interface PriceShop {
  /** Beside a price that can be paid. */
  actions: (price: PriceView) => ReactNode;
  /** The payment modal, in its place among the sections (DIR-DET-02). */
  modal: ReactNode;
  /** For the owner of prices that can't be paid yet. */
  ownerNote: ReactNode;
}
