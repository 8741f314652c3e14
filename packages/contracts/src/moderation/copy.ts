export const moderationCopy = {
  reported: "Thanks for telling us. We'll email you our decision and why.",
} as const;
