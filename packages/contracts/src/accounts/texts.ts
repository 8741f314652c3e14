/** The specification's sentences of this area, word for word. */
export const accountTexts = {
  greeting: "Hi, {first name}",
  signInLink: "login/register",
  smallScreenGreeting: "welcome {displayName}",
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

/** Our own sentences, where the specification shows none. */
export const sessionTexts = {
  wrongCredentials: "That email and password do not match. Please try again.",
  emailInUse: "There is already an account with this email. Log in instead.",
  tooManyTries: "Too many tries. Please wait a few minutes and try again.",
  offline: "We could not reach the sign-in service. Check your connection and try again.",
  resetRequested: "If that address has an account, a reset link is on its way.",
  verificationSent: "We have sent you a link. Open it to verify your address.",
  linkExpired: "This link has expired or was already used. Please ask for a new one.",
  passwordChanged: "Your password is changed. You can log in with it now.",
  emailVerified: "Your email address is verified.",
  emailChangeRequested:
    "We have sent a link to the new address. Open it to finish; until then nothing changes.",
} as const;

export const accessTexts = {
  staffHaveAccess: "You are part of the team and need no request.",
  alreadyGranted: "You already have this access.",
  tooManyRequests: "You can ask three times a day. Please try again tomorrow.",
} as const;

export const accountPanelTexts = {
  nameMissing: "Please enter your full name.",
  emailMissing: "Please enter a valid email address.",
  profileConflict:
    "This was changed in the meantime. What you typed is still here until you show what is stored now.",
  emailHint: "A new address counts once you open the link we send to it.",
  requestLead: "Tell us why and an admin will reply by email.",
  requestFrom: "Your name and email come from your profile.",
  refreshed: "Up to date",
  otherAccount:
    "That sign-in belongs to another account. Please use the one you are signed in with.",
  freshSignIn: "This matters, so we ask for your password once more.",
  downloadFailed: "We could not prepare your file. Please try again in a moment.",
  closed: "Your account is closed",
} as const;
