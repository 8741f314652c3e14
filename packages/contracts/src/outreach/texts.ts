/** The specification's sentences of this area, word for word. */
export const outreachTexts = {
  enquirySent: "Your message has been sent!",
  enquiryFailed: "There was an error submitting the form.",
} as const;

/** Our own sentences, where the specification shows none. */
export const newsletterTexts = {
  consent: "We write once a fortnight. You can leave with one click in every letter.",
  checkInbox: "Thanks! Check your inbox and confirm your address.",
  confirmed: "You are on the list. Thanks for reading.",
  left: "You will not get any more letters from us.",
  linkExpired: "This link is no longer valid. Please subscribe again.",
} as const;
