/** Emails about a decision wait this long, so that it can be undone without a word to anybody. */
export const undoSeconds = 10;
