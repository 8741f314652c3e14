/** The specification's sentences of this area, word for word. */
export const adminTexts = {
  noUsers: "No users found.",
  loadUsersFailed: "Failed to load users",
  noAccounts: "No accounts found.",
} as const;

/** Our own sentences, where the specification shows none. */
export const settingTexts = {
  saved: "Saved. Pages follow within a minute.",
  adminsOnly:
    "Only Admins change settings, because they move money, law or access. You can read them.",
  conflict:
    "Somebody changed this while you were writing. What you entered is still here: look at the value now in force, then save again or leave it.",
} as const;

export const inboxTexts = {
  markedDone: "Marked as done",
  reopened: "Open again",
  noneOpen: "No open messages.",
  noneDone: "No messages are done yet.",
} as const;
