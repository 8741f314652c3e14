import { isSafeLink } from "@boab/contracts/magazine/links";
import { Node } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";

/** Items and quotes hold paragraphs only, as the contract says, so nothing can be typed that can't be saved. */
const flat = new Set(["listItem", "blockquote"]);

const FlatStarterKit = StarterKit.extend({
  addExtensions() {
    const extensions = this.parent?.() ?? [];
    return extensions.map((extension) =>
      extension instanceof Node && flat.has(extension.name)
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
