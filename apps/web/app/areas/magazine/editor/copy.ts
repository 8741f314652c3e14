export const editorCopy = {
  imageFailed: "Image upload failed", // EDIT-05
  saveFailed: "Could not save – please try again.", // EDIT-07
  saved: "Document saved!", // EDIT-07
  newDocument: "New document", // EDIT-08
} as const;
