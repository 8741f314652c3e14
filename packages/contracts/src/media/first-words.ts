/** The first so many words of a text, with an ellipsis where something was left out. */
export function takeFirstWords(text: string, maxWords: number): string {
  const words = text.trim().split(/\s+/);
  if (words.length <= maxWords) return text.trim();
  return `${words
    .slice(0, maxWords)
    .join(" ")
    .replace(/[.,;:!?–—-]+$/, "")}…`;
}
