import type { ArticleBody, BodyBlock, BodyInline } from "@boab/contracts/magazine/body";
import { listShowcaseListings } from "../businesses/showcase/all.ts";
import { listShowcaseItems } from "../items/showcase.ts";

const idBySlug = new Map(listShowcaseListings("").map(({ slug, id }) => [slug, id]));
const skuByName = new Map(listShowcaseItems().map(({ name, id }) => [name, `SKU-${id.slice(4)}`]));

const getRequired = (map: Map<string, string>, key: string): string => {
  const found = map.get(key);
  if (!found) throw new Error(`The demo has no ${key}`);
  return found;
};

/** `*words*` are italic. */
const parseInlines = (text: string): BodyInline[] =>
  text
    .split(/(\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith("*")
        ? { type: "text", text: part.slice(1, -1), marks: [{ type: "italic" }] }
        : { type: "text", text: part },
    );

const toParagraph = (text: string) => ({
  type: "paragraph" as const,
  content: parseInlines(text.replace(/\s+/g, " ").trim()),
});

const makeDrawing = (theme: string, seed: string, alt: string) => ({
  src: `/pictures/articles/${theme}/${seed}.svg`,
  width: 1100,
  height: 760,
  alt,
});

/**
 * Text with one blank line between blocks: `## heading`, `> quote`, `- item`, `1. item`, `[business slug]`,
 * `[item name]`, `[picture theme | alt | caption]`, `[gallery theme theme theme | caption]`.
 */
export function composeBody(text: string, seed: string): ArticleBody {
  const parts = text.trim().split(/\n\s*\n/);
  return {
    type: "doc",
    content: parts.map((part, at) => parseBlock(part.trim(), `${seed}-${at}`)),
  };
}

function parseBlock(part: string, seed: string): BodyBlock {
  if (part.startsWith("## "))
    return { type: "heading", attrs: { level: 2 }, content: parseInlines(part.slice(3)) };
  if (part.startsWith("> ")) return { type: "blockquote", content: [toParagraph(part.slice(2))] };
  if (part.startsWith("- ")) return { type: "bulletList", content: toListItems(part, /^- /) };
  if (/^1\. /.test(part)) return { type: "orderedList", content: toListItems(part, /^\d+\. /) };
  const [, kind, rest = ""] = /^\[(\w+) ([^\]]+)\]$/.exec(part) ?? [];
  switch (kind) {
    case "business":
      return { type: "businessCard", attrs: { id: getRequired(idBySlug, rest) } };
    case "item":
      return { type: "itemCard", attrs: { sku: getRequired(skuByName, rest) } };
    case "picture": {
      const [theme = "", alt = "", caption = ""] = rest.split("|").map((one) => one.trim());
      return {
        type: "image",
        attrs: { ...makeDrawing(theme, seed, alt), caption, layout: "text" },
      };
    }
    case "gallery": {
      const [themes = "", caption = ""] = rest.split("|").map((one) => one.trim());
      const pictures = themes
        .split(" ")
        .map((theme, at) => makeDrawing(theme, `${seed}-${at}`, `${caption}, picture ${at + 1}`));
      return { type: "gallery", attrs: { pictures, caption } };
    }
    default:
      return toParagraph(part);
  }
}

const toListItems = (part: string, mark: RegExp) =>
  part.split("\n").map((line) => ({
    type: "listItem" as const,
    content: [toParagraph(line.trim().replace(mark, ""))],
  }));
