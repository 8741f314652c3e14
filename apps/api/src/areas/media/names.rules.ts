/** How viewers know somebody who gave no other name. */
export const firstNameOf = (fullName: string): string =>
  fullName.trim().split(/\s+/u)[0] || "Member";
