export const listingPageCopy = {
  addressHidden: "Address hidden from public listing.", // DIR-ADDR-03
  noSocials: "No social links added.", // DIR-DET-07
  noCatalog: "No catalog available", // DIR-DET-07
  managed: "Managed by the owner since {month}.",
  claimTitle: "Is this your business?",
  claim: "Contact us to claim this page.",
  videoNote: "Nothing loads from {provider} until you press play.",
  mapNote: "Nothing loads from {provider} until you press Show map.",
  gone: "This listing has been taken down",
  goneWhy: "This business is no longer listed on Boab.",
} as const;
