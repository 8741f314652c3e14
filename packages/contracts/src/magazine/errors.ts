import type { ErrorKinds } from "../common/error-kind.ts";
import { documentTexts } from "./editor-texts.ts";

export const magazineErrors = {
  document_conflict: { status: 409, sentence: documentTexts.conflict },
  document_in_review: { status: 409, sentence: documentTexts.inReview },
  document_taken: { status: 409, sentence: documentTexts.takenId },
} as const satisfies ErrorKinds;
