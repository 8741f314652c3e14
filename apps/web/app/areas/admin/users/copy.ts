export const userFormCopy = {
  saveFailed: "Save failed", // ADM-USR-09
  deleteUserFailed: "Failed to delete user.", // ADM-USR-12
} as const;

export const userListCopy = {
  noUsers: "No users found.", // ADM-USR-03
  loadUsersFailed: "Failed to load users", // ADM-USR-06
} as const;
