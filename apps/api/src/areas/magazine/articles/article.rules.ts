import type { ArticleBody } from "@boab/contracts/magazine/body";

export interface Mention {
  kind: "business" | "item" | "video";
  targetId: string;
}

/** Lists what a body shows in blocks of its own (businesses, items and videos), each once. */
export function listMentions(body: ArticleBody): Mention[] {
  const found = new Map<string, Mention>();
  for (const block of body.content) {
    const mention = toMention(block);
    if (mention) found.set(`${mention.kind} ${mention.targetId}`, mention);
  }
  return [...found.values()];
}

function toMention(block: ArticleBody["content"][number]): Mention | undefined {
  switch (block.type) {
    case "businessCard":
      return { kind: "business", targetId: block.attrs.id };
    case "itemCard":
      return { kind: "item", targetId: block.attrs.sku };
    case "videoCard":
      return { kind: "video", targetId: block.attrs.id };
    default:
      return undefined;
  }
}

/** The first quote of a body, in one line. */
export function findFirstQuote(body: ArticleBody): string | null {
  const quote = body.content.find((block) => block.type === "blockquote");
  const quoteText = quote?.content
    .flatMap(({ content = [] }) => content)
    .map((inline) => (inline.type === "text" ? inline.text : " "))
    .join("");
  return quoteText || null;
}

/** `Ama`, `Ama and Kofi`, `Ama, Kofi and Esi`. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

/** Paths of the magazine's own pages. */
const reservedSlugs = new Set(["subscribe", "authors", "feed"]);

/** What a slug may become, best first: `rest`, `rest-2`, `rest-3`, … */
export function* generateSlugs(slug: string): Generator<string> {
  const base = slug.slice(0, 110).replace(/-+$/, "") || "article";
  if (!reservedSlugs.has(base)) yield base;
  for (let number = 2; ; number++) yield `${base}-${number}`;
}
