/** What people say, from the best to the worst; none is longer than a review may be. */
export interface Sayings {
  praise: readonly string[];
  fair: readonly string[];
  poor: readonly string[];
}

/** What customers of one trade say; a business is of the first trade that its name fits, or its description. */
export interface Trade extends Sayings {
  fits: RegExp;
}
