export const navigationCopy = {
  greeting: "Hi, {first name}", // SHELL-20
  signInLink: "login/register", // SHELL-21
  smallScreenGreeting: "welcome {displayName}", // SHELL-24
  comingSoon: "Coming Soon", // SHELL-27
} as const;

export const connectionCopy = {
  offline: "You're offline. Links will work again once you're connected.",
  securityCheck: "One moment. We're running a quick security check.",
} as const;
