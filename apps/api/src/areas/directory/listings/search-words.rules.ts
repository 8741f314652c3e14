/** A part of the typed text, with its alternatives. */
export interface Segment {
  words: string[];
  others: string[];
}

/** A community word that was typed, and its counterpart. */
export interface CommunityMatch {
  typed: string;
  other: string;
  kind: "same" | "related";
}

const maxWords = 12;
const maxPhraseWords = 4;

/** Words hold only letters and digits, without accents, so that nothing can act as query syntax. */
export const splitWords = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, maxWords);

/** Every run of words that may be a community phrase. */
export const listPhrases = (words: readonly string[]): string[] =>
  words.flatMap((_, from) =>
    Array.from({ length: Math.min(maxPhraseWords, words.length - from) }, (_, extraCount) =>
      words.slice(from, from + extraCount + 1).join(" "),
    ),
  );

/** Splits the typed words into segments. A longer community phrase wins over a shorter one. */
export function toSegments(
  words: readonly string[],
  matches: readonly CommunityMatch[],
): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  while (from < words.length) {
    const segment = takeSegment(words.slice(from, from + maxPhraseWords), matches);
    segments.push(segment);
    from += segment.words.length;
  }
  return segments;
}

function takeSegment(words: readonly string[], matches: readonly CommunityMatch[]): Segment {
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length);
    const found = matches.filter(({ typed }) => typed === phrase.join(" "));
    if (found.length > 0 || length === 1)
      return { words: phrase, others: found.map(({ other }) => other) };
  }
  return { words: [], others: [] };
}

/** Every segment must match, the last word also as a prefix. */
export function toWordQuery(segments: readonly Segment[]) {
  const last = segments.at(-1);
  const lastWord = last?.words.at(-1);
  if (!last || lastWord === undefined) return { before: "", last: "", prefix: "" };
  return {
    before: segments.slice(0, -1).map(toAlternatives).join(" & "),
    last: toAlternatives(last),
    prefix: [...last.words.slice(0, -1).map(quote), `${quote(lastWord)}:*`].join(" & "),
  };
}

const quote = (word: string) => `'${word}'`;

function toAlternatives({ words, others: alternatives }: Segment): string {
  // A counterpart without letters or digits has no words, and an empty phrase would be a syntax error.
  const phrases = alternatives
    .map((other) => splitWords(other).map(quote).join(" <-> "))
    .filter((phrase) => phrase !== "");
  return `(${[words.map(quote).join(" & "), ...phrases].join(" | ")})`;
}
