export const enquiryCopy = {
  enquirySent: "Your message has been sent!", // ENQ-03
} as const;

export const newsletterCopy = {
  checkInbox: "Thanks! Check your inbox and confirm your email.",
  confirmed: "You're subscribed. Thanks for reading.",
  left: "You've been unsubscribed. You won't get any more newsletters from us.",
  linkExpired: "This link is no longer valid. Please subscribe again.",
} as const;

export const launchReminderCopy = {
  checkInbox: "Thanks! Check your inbox and confirm your email.",
  confirmed: "You're on the list. We'll email you once, when it opens.",
  linkExpired: "This link is no longer valid. Please ask again.",
} as const;
