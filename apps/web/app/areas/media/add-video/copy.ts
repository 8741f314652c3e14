export const addVideoCopy = {
  submissionFailed: "Submission failed. Please try again.", // ADDV-06
} as const;
