import { palette as p } from "./palette.ts";
import { at, hash } from "./random.ts";
import { escapeText } from "./svg.ts";

export interface AvatarColours {
  background: string;
  text: string;
}

const pairs: readonly AvatarColours[] = [
  { background: p.earth, text: "#fff" },
  { background: p.gum, text: "#fff" },
  { background: p.ind, text: "#fff" },
  { background: p.plum, text: "#fff" },
  { background: p.ochre, text: p.ink },
  { background: p.clay, text: p.earth8 },
  { background: p.gum1, text: p.gum8 },
];

/** A name always gets the same pair of colours; every pair passes AA. */
export function pickAvatarColours(name: string): AvatarColours {
  return at(pairs, hash(name));
}

/**
 * A Ge'ez character is a whole syllable and Arabic letters join, so one initial reads better than
 * two.
 */
const singleLetterScript = /^[\p{Script=Ethiopic}\p{Script=Arabic}]/u;
const article = /^ال(?=\p{L}{2})/u;

/** First and last initial with diacritics: "Ọlá Adébáyọ̀" gives "ỌA", "ሰላም Selam" gives "ሰ". */
export function initials(name: string): string {
  const words = name.normalize("NFC").split(/\s+/).filter(Boolean);
  const [first = "?", ...others] = words.map((word) => [...word.replace(article, "")][0] ?? "");
  if (singleLetterScript.test(first)) return first;
  const last = others.findLast((letter) => !singleLetterScript.test(letter)) ?? "";
  return (first + last).toUpperCase();
}

/** Draws the initials as an image file. Pages show initials as text instead. */
export function avatar(name: string, size = 128): string {
  const { background, text } = pickAvatarColours(name);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">` +
    `<rect width="64" height="64" fill="${background}"/>` +
    `<rect x="32" width="32" height="64" fill="#000" opacity=".08"/>` +
    `<text x="32" y="33" text-anchor="middle" dominant-baseline="central" ` +
    `font-family="'Bricolage Grotesque Variable','Onest Variable',sans-serif" ` +
    `font-weight="700" font-size="25" fill="${text}">${escapeText(initials(name))}</text></svg>`
  );
}
