export const jobsServerOwnedFields = ["postedAt"];
