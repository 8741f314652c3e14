export const storeFormCopy = {
  authenticationRequired: { tone: "danger", text: "User authentication required." }, // STORE-08
  saveFailed: "Save failed", // ADM-USR-09
  updateFailed: "Update failed", // STORE-09
  saved: "Saved", // DIR-DET-06
  unexpected: { tone: "danger", text: "Unexpected server error." }, // STORE-09
  deleteQuestion: "Are you sure you want to delete this store? This action cannot be undone.", // STORE-11
  deleteYes: "Yes, delete", // STORE-11
  deleted: "Your store is deleted.",
} as const;

export const missingStoreCopy = {
  notFound: "We couldn't find that store.",
  mayHaveClosed: "It may have closed or changed its name.",
} as const;
