/** The specification's sentences for the editor, word for word. */
export const editorTexts = {
  imageFailed: "Image upload failed",
  saveFailed: "Could not save – please try again.",
  saved: "Document saved!",
  newDocument: "New document",
} as const;

/** Our own sentences, where the specification has none. */
export const documentTexts = {
  conflict:
    "Someone else changed this while you were editing. Your text is still here. Load the latest version to compare.",
  inReview: "This is with our editors now. Take it back first if you want to change it.",
  scheduled: "This is scheduled. Ask our editors to take it off the schedule before you change it.",
  takenId: "This document belongs to someone else. Please start a new one.",
  tooMany: "You have a lot of drafts. Please delete some before you start another.",
  notSubmitted: "This isn't waiting for our editors any more.",
  published: "This is on the site, so it can't be deleted.",
  titleMissing: "Please add a title.",
  standfirstMissing: "Please add an introduction.",
  bodyMissing: "Please write something first.",
  categoryMissing: "Please choose a topic.",
  mainPictureMissing: "Please add a main picture.",
  altMissing: "Please describe every picture, for people who can't see it.",
  videoTitleMissing: "Please give every video a title.",
  foreignPicture: "A picture belongs to another document. Please upload it again.",
  pictureElsewhere: "Pictures have to be uploaded here.",
  publishInPast: "Please choose a time in the future.",
  publishTooFar: "Please choose a time within the next year.",
} as const;
