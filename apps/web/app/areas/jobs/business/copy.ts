export const businessJobsCopy = {
  noJobs: "No jobs posted.", // DIR-DET-07
  saveFailed: "Save failed – please try again.", // JOB-07
} as const;
