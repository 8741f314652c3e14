/** Viewers see only the first name of somebody who gave no other name. */
export const getDisplayName = (fullName: string): string =>
  fullName.trim().split(/\s+/u)[0] || "Member";
