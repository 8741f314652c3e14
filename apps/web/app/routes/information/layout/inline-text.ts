export type InlinePart = string | { words: string; href: string };

const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Splits `See [Fees](/fees).` into text and links. */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(link)) {
    const [whole, words = "", href = ""] = match;
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ words, href });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

/** Text only, for structured data. */
export function toPlainText(text: string): string {
  return parseInline(text)
    .map((part) => (typeof part === "string" ? part : part.words))
    .join("");
}
