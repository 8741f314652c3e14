export const accountCopy = {
  weakPassword: "Please create a stronger password.", // AUTH-17
  checkProfile: "Please check your name, username, and email.", // ACCT-13
  idRequired: "id required", // ACCT-21
  userDeleted: "User deleted successfully!", // ADM-USR-12
  requestSent: "Request sent. We’ll get back to you shortly.", // ACCESS-04
} as const;

export const sessionCopy = {
  resetRequested: "If that email has an account, a reset link is on its way.",
  verificationSent: "We've emailed you a link. Open it to verify your email.",
  linkExpired: "This link has expired or has already been used. Please ask for a new one.",
  passwordChanged: "Your password has been changed. You can log in with it now.",
  passwordReplaced: "Your password has been changed, and you're signed out everywhere else.",
  emailChangeRequested: "We've sent a link to your new email. Open it to confirm the change.",
} as const;

export const accessCopy = {
  staffHaveAccess: "You're on the team, so you already have access.",
  alreadyGranted: "You already have this access.",
  tooManyRequests: "You can send three requests a day. Please try again tomorrow.",
} as const;

export const contactCopy = {
  linkRequested:
    "If we hold anything under that email, a link is on its way. We send no more than three a day.",
  linkGone: "This link no longer works. Please ask for a new one.",
  hasAccount: "This email has an account now. Log in to download or delete your data.",
  erased: "Your details are deleted.",
} as const;
