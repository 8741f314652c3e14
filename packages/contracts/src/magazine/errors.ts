import type { ErrorKinds } from "../common/error-kind.ts";
import { documentCopy } from "./copy.ts";

export const magazineErrors = {
  document_conflict: { status: 409, sentence: documentCopy.conflict },
  document_in_review: { status: 409, sentence: documentCopy.inReview },
  document_taken: { status: 409, sentence: documentCopy.takenId },
} as const satisfies ErrorKinds;
