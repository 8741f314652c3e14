export const plansCopy = {
  signInToUpgrade: "Sign in to Upgrade", // GUARD-14
} as const;
