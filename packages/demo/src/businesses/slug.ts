/** Letters that Unicode doesn't decompose. */
const plainLetters: Record<string, string> = {
  ɔ: "o",
  ɛ: "e",
  ŋ: "n",
  ɓ: "b",
  ɗ: "d",
  ƙ: "k",
  ƴ: "y",
};

/** `Ọbịọma Tailors` becomes `obioma-tailors`. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .replace(/[^a-z0-9]/gu, (letter) => plainLetters[letter] ?? "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
