import type { ArticleBody } from "@boab/contracts/magazine/body";
import type { DocumentHead } from "@boab/contracts/magazine/document-fields";

/** All content of a document: the body and the head above it. */
export interface DocumentContent {
  head: DocumentHead;
  body: ArticleBody;
}

export const isDocumentContent = (value: unknown): value is DocumentContent =>
  typeof value === "object" && value !== null && "head" in value && "body" in value;
