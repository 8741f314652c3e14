/** The specification's sentences that everybody reads on a listing's page; apart, because its first load counts. */
export const shownTexts = {
  addressHidden: "Address hidden from public listing.",
  noReviews: "No reviews yet.",
  noJobs: "No jobs posted.",
  noSocials: "No social links added.",
  noCatalog: "No catalog available",
} as const;

/** Our own sentences on a listing's page. */
export const listingPageTexts = {
  claimTitle: "Is this your business?",
  claim: "Contact us to claim this page.",
  linkCopied: "Link copied",
  copyFailed: "We couldn't copy the link. Select the link and copy it yourself.",
  videoNote: "Nothing loads from {provider} until you press play.",
  mapNote: "Nothing loads from {provider} until you press Show map.",
  gone: "This listing has been taken down",
  goneWhy: "This business is no longer listed on Boab.",
} as const;
