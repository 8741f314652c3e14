import { headerTexts } from "./header-texts.ts";

/** The specification's sentences for this area, word for word. */
export const accountTexts = {
  ...headerTexts,
  thankYou: "Thank you for registering!",
  welcomeBack: "Welcome back, {first name}!",
  weakPassword: "Please create a stronger password.",
  passwordsDiffer: "Passwords do not match.",
  passwordsDifferHint: "Passwords don’t match",
  authenticationFailed: "Authentication failed. Please try again.",
  socialSignInFailed: "Sign-in failed",
  noUserLoaded: "No user loaded.",
  usernameHint: "3–20 chars, letters/numbers/._ only",
  checkProfile: "Please check your name, username, and email.",
  saveProfileFailed: "Failed to save profile.",
  saveFailed: "Save failed",
  idRequired: "id required",
  userDeleted: "User deleted successfully!",
  deleteUserFailed: "Failed to delete user.",
  requestSent: "Request sent. We’ll get back to you shortly.",
  requestFailed: "Request failed",
  requestNotSubmitted: "Could not submit your request.",
} as const;

/** Our own sentences, where the specification has none. */
export const sessionTexts = {
  wrongCredentials: "That email and password don't match. Please try again.",
  emailInUse: "There's already an account with this email. Log in instead.",
  tooManyTries: "Too many attempts. Please wait a few minutes and try again.",
  offline: "We couldn't connect to log you in. Check your connection and try again.",
  resetRequested: "If that email has an account, a reset link is on its way.",
  verificationSent: "We've emailed you a link. Open it to verify your email.",
  linkExpired: "This link has expired or has already been used. Please ask for a new one.",
  passwordChanged: "Your password has been changed. You can log in with it now.",
  passwordReplaced: "Your password has been changed, and you're signed out everywhere else.",
  emailVerified: "Your email is verified.",
  emailChangeRequested: "We've sent a link to your new email. Open it to confirm the change.",
} as const;

export const accessTexts = {
  staffHaveAccess: "You're on the team, so you already have access.",
  alreadyGranted: "You already have this access.",
  tooManyRequests: "You can send three requests a day. Please try again tomorrow.",
} as const;

export const accountPanelTexts = {
  nameMissing: "Please enter your full name.",
  emailMissing: "Please enter a valid email address.",
  profileConflict:
    "Someone else changed this while you were editing. Your text is still here. Load the latest version to compare.",
  emailHint: "Your email changes once you confirm the new one.",
  requestLead: "Tell us why and an admin will reply by email.",
  requestFrom: "Your name and email come from your profile.",
  refreshed: "Up to date",
  otherAccount: "That's a different account. Please use the one you're logged in with.",
  freshSignIn: "Please confirm your password to continue.",
  downloadFailed: "We couldn't prepare your file. Please try again in a moment.",
  closed: "Your account has been closed",
} as const;
