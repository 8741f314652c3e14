export const signInPageCopy = {
  socialSignInFailed: "Sign-in failed", // AUTH-21
  emailVerified: "Your email is verified.",
  freshSignIn: "Please confirm your password to continue.",
  logInFirst: "Please log in to continue.", // SUB-14
} as const;
