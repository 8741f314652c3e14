/** The paths of the pages about what we hold of somebody without an account, shared by the email and the pages. */
export const contactPaths = {
  /** Anyone asks here for the link. */
  ask: "/your-data",
  /** The email contains this path. Opening it redirects to `details`, without the token. */
  byLink: (token: string) => `/your-data?token=${token}`,
  /** What we hold, as long as the session from the emailed link lasts. */
  details: "/your-data/details",
  /** Where deleting leads. */
  deleted: "/your-data/deleted",
  file: "/your-data/details/file",
  /** Members download the same and close their account here. */
  ofMembers: "/account-management",
} as const;
