import type { ArticleBody, BodyBlock, BodyInline } from "@boab/contracts/magazine/body";
import { bodyLimits } from "@boab/contracts/magazine/limits";
import { isSafeLink } from "@boab/contracts/magazine/links";

/** A node as the editor gives it; its schema has more attributes than we store. */
export interface EditorNode {
  type?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  content?: EditorNode[] | undefined;
  text?: string | undefined;
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
}

type Text = Extract<BodyInline, { type: "text" }>;
type Marks = NonNullable<Text["marks"]>;
type Paragraph = Extract<BodyBlock, { type: "paragraph" }>;
type ListItem = Extract<BodyBlock, { type: "bulletList" }>["content"][number];

/** Converts the editor's content to the contract's body and drops nodes and attributes it doesn't allow. */
export function toBody(doc: EditorNode): ArticleBody {
  const content = (doc.content ?? []).flatMap(toBlock);
  return { type: "doc", content: content.length > 0 ? content : [{ type: "paragraph" }] };
}

function toBlock(node: EditorNode): BodyBlock[] {
  const { attrs = {} } = node;
  switch (node.type) {
    case "paragraph":
      return [toParagraph(node)];
    case "heading":
      return [
        { type: "heading", attrs: { level: attrs.level === 3 ? 3 : 2 }, ...toInlineContent(node) },
      ];
    case "blockquote":
      return [{ type: "blockquote", content: toParagraphs(node) }];
    case "bulletList":
    case "orderedList":
      return [{ type: node.type, content: (node.content ?? []).map(toItem) }];
    case "horizontalRule":
      return [{ type: "horizontalRule" }];
    case "image":
    case "gallery":
    case "businessCard":
    case "itemCard":
    case "videoCard":
      // The extensions declare exactly the contract's attributes.
      return [{ type: node.type, attrs } as BodyBlock];
    default:
      return [];
  }
}

const toParagraph = (node: EditorNode): Paragraph => ({
  type: "paragraph",
  ...toInlineContent(node),
});

function toParagraphs(node: EditorNode): Paragraph[] {
  const paragraphs = (node.content ?? [])
    .filter(({ type }) => type === "paragraph")
    .map(toParagraph);
  return paragraphs.length > 0 ? paragraphs : [{ type: "paragraph" }];
}

const toItem = (node: EditorNode): ListItem => ({ type: "listItem", content: toParagraphs(node) });

function toInlineContent({ content = [] }: EditorNode): { content?: BodyInline[] } {
  const inlines = content.flatMap(toInline);
  return inlines.length > 0 ? { content: inlines } : {};
}

function toInline(node: EditorNode): BodyInline[] {
  if (node.type === "hardBreak") return [{ type: "hardBreak" }];
  const { text = "" } = node;
  if (node.type !== "text" || text === "") return [];
  const marks = (node.marks ?? []).flatMap(toMark);
  return [
    {
      type: "text",
      text: text.slice(0, bodyLimits.textLength),
      ...(marks.length > 0 && { marks }),
    },
  ];
}

function toMark({ type, attrs = {} }: NonNullable<EditorNode["marks"]>[number]): Marks {
  if (type === "bold" || type === "italic" || type === "underline") return [{ type }];
  const { href } = attrs;
  return type === "link" && typeof href === "string" && isSafeLink(href)
    ? [{ type, attrs: { href } }]
    : [];
}
