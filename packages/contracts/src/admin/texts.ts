/** The specification's sentences of this area, word for word. */
export const adminTexts = {
  noUsers: "No users found.",
  loadUsersFailed: "Failed to load users",
  noAccounts: "No accounts found.",
} as const;
