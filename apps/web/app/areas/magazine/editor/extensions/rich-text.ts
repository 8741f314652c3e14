import { isSafeLink } from "@boab/contracts/magazine/links";
import { Node } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";

/** The contract only allows paragraphs in list items and quotes, so nothing else can be typed there. */
const flatNodeNames = new Set(["listItem", "blockquote"]);

const FlatStarterKit = StarterKit.extend({
  addExtensions() {
    const extensions = this.parent?.() ?? [];
    return extensions.map((extension) =>
      extension instanceof Node && flatNodeNames.has(extension.name)
        ? extension.extend({ content: "paragraph+" })
        : extension,
    );
  },
});

/** The text of an article: paragraphs, two levels of headings, lists, quotes, rules and marked words. */
export const richText = FlatStarterKit.configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  strike: false,
  link: {
    openOnClick: false,
    defaultProtocol: "https",
    isAllowedUri: (url) => isSafeLink(url),
    HTMLAttributes: { target: null, rel: null, class: null },
  },
});
