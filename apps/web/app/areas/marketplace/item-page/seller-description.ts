/** PROD-15: a longer bio is cut after 55 words. */
const maxBioWords = 55;
const maxTaglineWords = 8;

const country = "Australia";

/** Cuts the seller's text about the store to 55 words. */
export function clampBio(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  return words.length > maxBioWords ? `${words.slice(0, maxBioWords).join(" ")}…` : words.join(" ");
}

/** A short first sentence becomes the store's tagline; the rest is its bio. */
export function splitDescription(description: string): { tagline: string; bio: string } {
  const [, first = "", rest = ""] = /^\s*([^.!?]{1,120}[.!?])\s+(.+)$/s.exec(description) ?? [];
  const isShort = first !== "" && first.split(/\s+/).length <= maxTaglineWords;
  return isShort
    ? { tagline: first, bio: clampBio(rest) }
    : { tagline: "", bio: clampBio(description) };
}

export const formatPlace = (location: string): string =>
  !location || location.toLowerCase().includes(country.toLowerCase())
    ? location
    : `${location}, ${country}`;
