export const listingSearchCopy = {
  noneFound: "No businesses found. Try a different search or filter.", // DIR-LIST-04
  noLocation: "We couldn't find your location. Please type a suburb or postcode instead.",
  unknownPlace:
    "We couldn't find “{place}”, so you're seeing businesses across Australia. Check the spelling, or try a postcode.",
} as const;
