export const savedItemCopy = {
  notifyWhenBack: "Tell me when it's back",
  willEmail: "We'll email you",
} as const;
