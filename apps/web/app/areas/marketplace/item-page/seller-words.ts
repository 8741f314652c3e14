/** PROD-15. */
const mostBioWords = 55;
const mostTaglineWords = 8;

const country = "Australia";

/** No more than 55 words of what a seller says about the store. */
export function clampedBio(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > mostBioWords
    ? `${words.slice(0, mostBioWords).join(" ")}…`
    : words.join(" ");
}

/** A short first sentence is what the store says of itself in a line; the rest is its bio. */
export function splitDescription(description: string): { tagline: string; bio: string } {
  const [, first = "", rest = ""] = /^\s*([^.!?]{1,120}[.!?])\s+(.+)$/s.exec(description) ?? [];
  const isShort = first !== "" && first.split(/\s+/).length <= mostTaglineWords;
  return isShort
    ? { tagline: first, bio: clampedBio(rest) }
    : { tagline: "", bio: clampedBio(description) };
}

export const placeOf = (location: string): string =>
  !location || location.toLowerCase().includes(country.toLowerCase())
    ? location
    : `${location}, ${country}`;
