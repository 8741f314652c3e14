/** A business or an item in an article, ready to show. */
export interface BlockCard {
  to: string;
  name: string;
  /** `Restaurants, Footscray VIC`, or the price. */
  line: string;
  image: string;
  /** What the link does: "View business". */
  label: string;
}

/** By the id in the body. What is not there any more has no card, or a note in its place. */
export interface BlockViews {
  businesses: Record<string, BlockCard>;
  items: Record<string, BlockCard | { gone: string }>;
}
