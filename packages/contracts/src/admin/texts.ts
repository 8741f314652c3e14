/** The specification's sentences for this area, word for word. */
export const adminTexts = {
  noUsers: "No users found.",
  loadUsersFailed: "Failed to load users",
  noAccounts: "No accounts found.",
} as const;

/** Our own sentences, where the specification has none. */
export const settingTexts = {
  saved: "Saved. Pages will update within a minute.",
  adminsOnly:
    "Only admins can change settings, because they affect money, legal matters or access. You can view them.",
  conflict:
    "Someone else changed this while you were editing. Your text is still here. Check the current value, then save again or cancel.",
} as const;

export const inboxTexts = {
  markedDone: "Marked as done",
  reopened: "Reopened",
  noneOpen: "No open messages.",
  noneDone: "No messages marked as done yet.",
} as const;
