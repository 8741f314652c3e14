/** The first so many words of a text, with an ellipsis where something was left out. */
export function firstWords(text: string, most: number): string {
  const words = text.trim().split(/\s+/);
  if (words.length <= most) return text.trim();
  return `${words
    .slice(0, most)
    .join(" ")
    .replace(/[.,;:!?–—-]+$/, "")}…`;
}
