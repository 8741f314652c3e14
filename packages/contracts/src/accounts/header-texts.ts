/** The sentences of this area in the header of every page; a file of their own, so that no page loads the rest. */
export const headerTexts = {
  greeting: "Hi, {first name}",
  signInLink: "login/register",
  smallScreenGreeting: "welcome {displayName}",
} as const;
