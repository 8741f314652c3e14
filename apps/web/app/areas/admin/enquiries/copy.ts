export const inboxCopy = {
  markedDone: "Marked as done",
  reopened: "Reopened",
  noneOpen: "No open messages.",
  noneDone: "No messages marked as done yet.",
} as const;
