/** The specification's sentences for this area, word for word. */
export const outreachTexts = {
  enquirySent: "Your message has been sent!",
  enquiryFailed: "There was an error submitting the form.",
} as const;

/** Our own sentences, where the specification has none. */
export const newsletterTexts = {
  consent: "We write once a fortnight. Unsubscribe any time.",
  checkInbox: "Thanks! Check your inbox and confirm your email.",
  confirmed: "You're subscribed. Thanks for reading.",
  left: "You've been unsubscribed. You won't get any more newsletters from us.",
  linkExpired: "This link is no longer valid. Please subscribe again.",
} as const;
