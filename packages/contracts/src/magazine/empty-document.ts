import type { ArticleBody } from "./body.ts";
import type { DocumentHead } from "./document-fields.ts";

/** Every document starts with this body. */
export const emptyBody: ArticleBody = { type: "doc", content: [{ type: "paragraph" }] };

export const emptyHead: DocumentHead = {
  title: "",
  standfirst: "",
  category: null,
  tags: [],
  mainPicture: null,
};
