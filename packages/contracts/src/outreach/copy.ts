import type { EmailTopic } from "../common/consents.ts";

export const enquiryCopy = {
  enquirySent: "Your message has been sent!", // ENQ-03
} as const;

export const newsletterCopy = {
  consent: "We write once a fortnight. Unsubscribe any time.",
  checkInbox: "Thanks! Check your inbox and confirm your email.",
  confirmed: "You're subscribed. Thanks for reading.",
  left: "You've been unsubscribed. You won't get any more newsletters from us.",
  linkExpired: "This link is no longer valid. Please subscribe again.",
} as const;

export const launchReminderCopy = {
  consent: "We'll email you once when it opens, then delete your email address.",
  checkInbox: "Thanks! Check your inbox and confirm your email.",
  confirmed: "You're on the list. We'll email you once, when it opens.",
  linkExpired: "This link is no longer valid. Please ask again.",
} as const;

const stopped: Record<EmailTopic, string> = {
  newsletter: newsletterCopy.left,
  "review-invitations": "You've been unsubscribed. We won't ask you to review a visit again.",
  "review-replies": "You've been unsubscribed. We won't email you about replies to your reviews.",
  "saved-items": "You've been unsubscribed. We won't email you about items you've saved.",
};

export const unsubscribeCopy = {
  stopped,
  done: "You've been unsubscribed. You won't get any more emails like that one.",
  linkGone: "This link is no longer valid. Please use the one in our latest email, or contact us.",
} as const;
