import { type Attributes, Node } from "@tiptap/core";
import { type ReactNodeViewProps, ReactNodeViewRenderer } from "@tiptap/react";
import type { ComponentType } from "react";
import { BusinessBlock, ItemBlock, VideoBlock } from "./card-blocks.tsx";
import { GalleryBlock } from "./gallery-block.tsx";
import { PictureBlock } from "./picture-block.tsx";

/** A block of ours: no text inside, its attributes those of the contract, drawn by a component. */
function defineBlock(
  name: string,
  defaults: Record<string, unknown>,
  component: ComponentType<ReactNodeViewProps>,
) {
  return Node.create({
    name,
    group: "block",
    atom: true,
    draggable: true,
    selectable: true,
    addAttributes: (): Attributes =>
      Object.fromEntries(
        Object.entries(defaults).map(([attribute, value]) => [
          attribute,
          { default: value, rendered: false },
        ]),
      ),
    // Copied and pasted within the editor; from elsewhere nothing looks like this.
    parseHTML: () => [
      {
        tag: `div[data-block="${name}"]`,
        getAttrs: (element) => readAttributes(element.getAttribute("data-attributes"), defaults),
      },
    ],
    renderHTML: ({ node }) => [
      "div",
      { "data-block": name, "data-attributes": JSON.stringify(node.attrs) },
    ],
    addNodeView: () => ReactNodeViewRenderer(component),
  });
}

/** Only what the block has; whatever is wrong in it the server refuses. */
function readAttributes(written: string | null, defaults: Record<string, unknown>) {
  try {
    const read = JSON.parse(written ?? "") as Record<string, unknown>;
    return Object.fromEntries(
      Object.keys(defaults).map((name) => [name, read[name] ?? defaults[name]]),
    );
  } catch {
    return false;
  }
}

const picture = { src: "", width: 1, height: 1, alt: "" };

export const blocks = [
  defineBlock("image", { ...picture, caption: "", layout: "text" }, PictureBlock),
  defineBlock("gallery", { pictures: [], caption: "" }, GalleryBlock),
  defineBlock("businessCard", { id: "" }, BusinessBlock),
  defineBlock("itemCard", { sku: "" }, ItemBlock),
  defineBlock("videoCard", { provider: "youtube", id: "", title: "" }, VideoBlock),
];
