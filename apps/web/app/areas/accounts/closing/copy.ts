export const closingCopy = {
  downloadFailed: "We couldn't prepare your file. Please try again in a moment.",
  closed: "Your account has been closed",
} as const;
