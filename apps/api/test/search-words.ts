import { correctWords, readWords } from "#areas/directory/index.ts";

/** What the wiring gives to areas that search by words. */
export const searchWords = { read: readWords, correct: correctWords };
