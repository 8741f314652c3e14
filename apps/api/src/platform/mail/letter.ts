import { type Letter, renderLetter } from "./layout.ts";

export interface WrittenLetter {
  subject: string;
  text: string;
  html: string;
}

/** A letter as somebody would get it, for those who look at all of them. */
export interface LetterPreview {
  /** Begins the key of every mail of this kind. */
  kind: string;
  /** Who gets it, and when. */
  when: string;
  preview(): WrittenLetter;
}

interface LetterKind<Facts> extends LetterPreview {
  write(facts: Facts): WrittenLetter;
}

interface LetterDefinition<Facts> {
  kind: string;
  when: string;
  /** Invented, so that the letter can be looked at without sending one. */
  sample: Facts;
  subject: string | ((facts: Facts) => string);
  letter: (facts: Facts) => Letter;
}

/** Every kind of letter is defined with a sample; its area hands it to the preview. */
export function defineLetter<Facts>(definition: LetterDefinition<Facts>): LetterKind<Facts> {
  const { kind, when, sample, subject, letter } = definition;
  const write = (facts: Facts): WrittenLetter => ({
    subject: typeof subject === "string" ? subject : subject(facts),
    ...renderLetter(letter(facts)),
  });
  return { kind, when, write, preview: () => write(sample) };
}
