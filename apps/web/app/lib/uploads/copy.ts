export const uploadProgressCopy = {
  offline: "The file couldn't be uploaded. Check your connection and try again.",
  notTaken: "The upload didn't work. Please try again.",
  takesLong: "This file is taking longer than usual. Please try again in a moment.",
  cancelled: "Upload cancelled. You can start it again.",
} as const;
