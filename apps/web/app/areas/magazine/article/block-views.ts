/** A business or an item in an article, ready to show. */
export interface BlockCard {
  to: string;
  name: string;
  /** `Restaurants, Footscray VIC`, or the price. */
  line: string;
  image: string;
  /** The link's text: "View business". */
  label: string;
}

/** The keys are the ids in the body. A business that no longer exists has no card; an item may have a note instead. */
export interface BlockViews {
  businesses: Record<string, BlockCard>;
  items: Record<string, BlockCard | { gone: string }>;
}
