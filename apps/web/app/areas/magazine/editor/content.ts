import type { ArticleBody } from "@boab/contracts/magazine/body";
import type { DocumentHead } from "@boab/contracts/magazine/document-fields";

/** Everything a writer writes: the body, and what stands above it. */
export interface DocumentContent {
  head: DocumentHead;
  body: ArticleBody;
}

export const isSameContent = (one: DocumentContent, other: DocumentContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
