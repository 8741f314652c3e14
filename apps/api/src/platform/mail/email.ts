import { type EmailContent, renderEmail } from "./layout.ts";

export interface WrittenEmail {
  subject: string;
  text: string;
  html: string;
}

/** A letter as somebody would get it, for those who look at all of them. */
export interface EmailPreview {
  /** Begins the key of every mail of this kind. */
  kind: string;
  /** Who gets it, and when. */
  when: string;
  preview(): WrittenEmail;
}

interface EmailKind<Facts> extends EmailPreview {
  write(facts: Facts): WrittenEmail;
}

interface EmailDefinition<Facts> {
  kind: string;
  when: string;
  /** Invented, so that the letter can be looked at without sending one. */
  sample: Facts;
  subject: string | ((facts: Facts) => string);
  email: (facts: Facts) => EmailContent;
}

/** Every kind of letter is defined with a sample; its area hands it to the preview. */
export function defineEmail<Facts>(definition: EmailDefinition<Facts>): EmailKind<Facts> {
  const { kind, when, sample, subject, email } = definition;
  const write = (facts: Facts): WrittenEmail => ({
    subject: typeof subject === "string" ? subject : subject(facts),
    ...renderEmail(email(facts)),
  });
  return { kind, when, write, preview: () => write(sample) };
}
