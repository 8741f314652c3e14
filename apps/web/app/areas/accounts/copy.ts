export const landingCopy = {
  thankYou: "Thank you for registering!", // AUTH-05
  welcomeBack: "Welcome back, {first name}!", // AUTH-08
} as const;

export const registrationCopy = {
  passwordsDiffer: "Passwords do not match.", // AUTH-18
  passwordsDifferHint: "Passwords don’t match", // AUTH-18
} as const;

export const signInCopy = {
  authenticationFailed: "Authentication failed. Please try again.", // AUTH-20
  wrongCredentials: "That email and password don't match. Please try again.",
  emailInUse: "There's already an account with this email. Log in instead.",
  tooManyTries: "Too many attempts. Please wait a few minutes and try again.",
  offline: "We couldn't connect to log you in. Check your connection and try again.",
  otherAccount: "That's a different account. Please use the one you're logged in with.",
} as const;

export const accountPageCopy = {
  noUserLoaded: "No user loaded.", // ACCT-05
  emailMissing: "Please enter a valid email address.",
  refreshed: "Up to date",
} as const;

export const profilePhotoCopy = {
  removePhoto: "Remove current photo?", // ACCT-18
  removePhotoFailed: "Failed to remove photo", // ACCT-18
  add: "Add a photo",
  change: "Change photo",
  remove: "Remove photo",
  uploading: "Uploading photo",
  preparing: "Preparing photo",
  changed: "Your photo has been updated.",
  removed: "Your photo has been removed.",
  afterRemoval: "We'll show your initials instead. You can add another photo at any time.",
  chooseOne: "Please choose a JPEG, PNG or WebP image.",
  signInAgain: "Please log in and try again.",
  tryAgain: "Please try again in a moment.",
} as const;
