/** Our own sentences for searching. */
export const findTexts = {
  noLocation: "We couldn't find your location. Please type a suburb or postcode instead.",
  narrowDown: "There are more results. Narrow your search or add a filter to see them.",
} as const;
