import type { DocumentHead } from "./document-fields.ts";

/** How every document begins. */
export const emptyHead: DocumentHead = {
  title: "",
  standfirst: "",
  category: null,
  tags: [],
  mainPicture: null,
};
