/** Our own sentences where somebody looks for a business. */
export const findTexts = {
  noLocation: "We could not find out where you are. Please type a suburb or postcode instead.",
  narrowDown: "There are more. A narrower search or a filter finds them.",
} as const;
