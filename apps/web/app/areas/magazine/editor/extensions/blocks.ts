import { type Attributes, Node } from "@tiptap/core";
import { type ReactNodeViewProps, ReactNodeViewRenderer } from "@tiptap/react";
import type { ComponentType } from "react";
import { readFields } from "#lib/read-fields.ts";
import { BusinessBlock, ItemBlock, VideoBlock } from "./card-blocks.tsx";
import { GalleryBlock } from "./gallery-block.tsx";
import { PictureBlock } from "./picture-block.tsx";

/** Defines a custom block: it has no text inside, the contract's attributes, and a component that renders it. */
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
    // This supports copy and paste within the editor; other HTML never matches.
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

/** Reads only the block's own attributes; the server validates their values. */
function readAttributes(attributesJson: string | null, defaults: Record<string, unknown>) {
  try {
    const read = readFields(JSON.parse(attributesJson ?? ""));
    return Object.fromEntries(
      Object.keys(defaults).map((name) => [name, read[name] ?? defaults[name]]),
    );
  } catch {
    return false;
  }
}

const defaultPicture = { src: "", width: 1, height: 1, alt: "" };

export const blocks = [
  defineBlock("image", { ...defaultPicture, caption: "", layout: "text" }, PictureBlock),
  defineBlock("gallery", { pictures: [], caption: "" }, GalleryBlock),
  defineBlock("businessCard", { id: "" }, BusinessBlock),
  defineBlock("itemCard", { sku: "" }, ItemBlock),
  defineBlock("videoCard", { provider: "youtube", id: "", title: "" }, VideoBlock),
];
