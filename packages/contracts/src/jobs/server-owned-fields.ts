export const jobsServerOwnedFields = [
  "closesAt",
  "deleteAfter",
  "position",
  "postedAt",
  "resumeUrl",
  "coverLetterUrl",
];
